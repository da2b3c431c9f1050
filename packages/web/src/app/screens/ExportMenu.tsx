import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { exportList } from '../files.ts'
import type { ExportCall } from '../files.ts'
import { useT } from '../texts.ts'

interface Props {
  readonly call: ExportCall
  /** The search that is open: what is exported is what is listed. */
  readonly body: Readonly<Record<string, unknown>>
}

/** The list as a file, with its filters and its order. */
export function ExportMenu({ call, body }: Props) {
  const t = useT()
  const [isExporting, setExporting] = useState(false)
  const download = async (format: 'xlsx' | 'csv') => {
    setExporting(true)
    try {
      await exportList(call, { ...body, format })
    } catch {
      // Said by the call itself.
    } finally {
      setExporting(false)
    }
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<IconDownload size={18} stroke={1.5} />} loading={isExporting}>
          {t('list.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('list.exportHint')}</Menu.Label>
        <Menu.Item onClick={() => void download('xlsx')}>{t('list.exportExcel')}</Menu.Item>
        <Menu.Item onClick={() => void download('csv')}>{t('list.exportCsv')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
