import type { useReport } from '../../app/reports/use-report.tsx'

/** What a return has in common with every report, as actions of its screen: print, PDF, Excel, e-mail. */
export const reportActions = (report: ReturnType<typeof useReport>, making: string) => [
  {
    key: 'print',
    label: 'report.print' as const,
    right: report.right('print'),
    reason: report.busy === 'print' ? making : undefined,
    run: report.print,
  },
  {
    key: 'pdf',
    label: 'report.pdf' as const,
    right: report.right('pdf'),
    reason: report.busy === 'pdf' ? making : undefined,
    run: report.pdf,
  },
  {
    key: 'excel',
    label: 'gstr1.excel' as const,
    right: report.right('export'),
    reason: report.busy === 'xlsx' ? making : undefined,
    run: report.xlsx,
  },
  { key: 'send', label: 'report.send' as const, right: report.right('send'), run: report.send },
  ...scheduleAction(report),
]

/** On a calendar, where the report may be. */
export const scheduleAction = (report: ReturnType<typeof useReport>) =>
  report.schedule
    ? [
        {
          key: 'schedule',
          label: 'reportSchedule.create' as const,
          right: report.right('send'),
          run: report.schedule,
        },
      ]
    : []
