import { Button } from '@mantine/core'
import { Menu } from '../../ui/menu-kit.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { call } from '../api/call.ts'
import { openFile } from '../files.ts'
import { useT } from '../texts.ts'
import type { BillSubject } from './types.ts'

/** The form that goes with the goods: whole, or on one page. */
export function PrintMenu({ subject }: { subject: BillSubject }) {
  const t = useT()
  const print = (form: 'detailed' | 'brief') =>
    void call('eWayBill.print', { ...subject, form }).then(openFile, () => undefined)
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button rightSection={<IconChevronDown size={16} stroke={1.5} />}>{t('eInvoice.print')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => print('detailed')}>{t('eWayBill.print.detailed')}</Menu.Item>
        <Menu.Item onClick={() => print('brief')}>{t('eWayBill.print.brief')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
