import { ActionIcon } from '@mantine/core'
import { Menu } from '../../ui/menu-kit.ts'
import { IconDownload } from '@tabler/icons-react'
import { ActionItem } from '../rights/ActionItem.tsx'
import { useT } from '../texts.ts'
import { useReport } from './use-report.tsx'
import type { ReportUse } from './use-report.tsx'

/** The report that is shown as a file, on paper or by mail. */
export function ReportMenu(use: ReportUse) {
  const t = useT()
  const report = useReport(use)
  const entries = [
    ['xlsx', 'export', 'list.exportExcel'],
    ['csv', 'export', 'list.exportCsv'],
    ['pdf', 'pdf', 'report.pdf'],
    ['print', 'print', 'report.print'],
    ['send', 'send', 'report.send'],
    ...(report.schedule ? ([['schedule', 'send', 'reportSchedule.create']] as const) : []),
  ] as const
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="default"
            title={t('report.files')}
            aria-label={t('report.files')}
            loading={report.busy !== undefined}
          >
            <IconDownload size={18} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('list.exportHint')}</Menu.Label>
          {entries.map(([key, action, label]) => (
            <ActionItem key={key} right={report.right(action)} onClick={() => report[key]?.()}>
              {t(label)}
            </ActionItem>
          ))}
        </Menu.Dropdown>
      </Menu>
      {report.dialog}
    </>
  )
}
