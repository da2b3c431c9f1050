import { mailRights } from '@bahi/contracts/report-schedules.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { menuKit } from '../../ui/menu-parts.ts'
import { call } from '../api/call.ts'
import type { Input, Reply } from '../api/call-types.ts'
import { exportList, saveFile } from '../files.ts'
import type { ExportCall } from '../files.ts'
import { useNav } from '../nav.tsx'
import { ActionItem } from '../rights/ActionItem.tsx'
import { useRights } from '../session/rights.ts'
import { useT } from '../texts.ts'

export interface ImportTemplate {
  readonly kind: Input<'import.sample'>['kind']
  readonly right: RightCode
  /** What the import calls these records; absent: there is no import of them. */
  readonly imports?: Reply<'import.kinds'>[number]['kind'] | undefined
}

export interface ExportUse {
  readonly call: ExportCall | undefined
  readonly right: RightCode | undefined
  /** Records whose empty file for import can be fetched here. */
  readonly template?: ImportTemplate | undefined
  /** The search that is open: what is exported is what is listed. */
  readonly body: Readonly<Record<string, unknown>>
}

interface Props extends ExportUse {
  readonly run: (work: () => Promise<void>) => void
  readonly onSchedule: () => void
}

/** What the menu of exports offers; its code comes when a menu is opened first. */
export function ExportEntries({ call: exportCall, right, template, body, run, onSchedule }: Props) {
  const t = useT()
  const nav = useNav()
  const Menu = menuKit()
  const { may } = useRights()
  const mailRight = mailRights.find((one) => may(one)) ?? mailRights[0]
  const download = (format: 'xlsx' | 'csv' | 'pdf') =>
    exportCall && run(() => exportList(exportCall, { ...body, format }))
  const fetchTemplate = () =>
    template && run(async () => saveFile(await call('import.sample', { kind: template.kind })))
  return (
    <>
      {exportCall && (
        <>
          <Menu.Label>{t('list.exportHint')}</Menu.Label>
          <ActionItem right={right} onClick={() => download('xlsx')}>
            {t('list.exportExcel')}
          </ActionItem>
          <ActionItem right={right} onClick={() => download('csv')}>
            {t('list.exportCsv')}
          </ActionItem>
          <ActionItem right={right} onClick={() => download('pdf')}>
            {t('report.pdf')}
          </ActionItem>
          <ActionItem right={right && may(right) ? mailRight : right} onClick={onSchedule}>
            {t('reportSchedule.create')}
          </ActionItem>
        </>
      )}
      {template && (
        <>
          {exportCall && <Menu.Divider />}
          {template.imports && (
            <ActionItem right={template.right} onClick={() => nav.go(`import?new=${template.imports}`)}>
              {t('imports.here')}
            </ActionItem>
          )}
          <ActionItem right={template.right} onClick={fetchTemplate}>
            <span title={t('import.templateHint')}>{t('import.template')}</span>
          </ActionItem>
        </>
      )}
    </>
  )
}
