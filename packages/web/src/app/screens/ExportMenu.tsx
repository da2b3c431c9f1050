import { Loader } from '@mantine/core'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { menuKit } from '../../ui/menu-parts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { PopupMenu } from '../../ui/Popup.tsx'
import { call } from '../api/call.ts'
import type { Input, Reply } from '../api/call-types.ts'
import { exportList, saveFile } from '../files.ts'
import type { ExportCall } from '../files.ts'
import { useNav } from '../nav.tsx'
import { ActionItem } from '../rights/ActionItem.tsx'
import { useT } from '../texts.ts'

export interface ImportTemplate {
  readonly kind: Input<'import.sample'>['kind']
  readonly right: RightCode
  /** What the import calls these records; absent: there is no import of them. */
  readonly imports?: Reply<'import.kinds'>[number]['kind'] | undefined
}

interface Props {
  readonly call: ExportCall | undefined
  readonly right: RightCode | undefined
  /** Records whose empty file for import can be fetched here. */
  readonly template?: ImportTemplate | undefined
  /** The search that is open: what is exported is what is listed. */
  readonly body: Readonly<Record<string, unknown>>
}

/** The list as a file, with its filters and its order. */
export function ExportMenu({ call: exportCall, right, template, body }: Props) {
  const t = useT()
  const nav = useNav()
  const [isOpen, setOpen] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setExporting(true)
    try {
      await work()
    } catch {
      // Said by the call itself.
    } finally {
      setExporting(false)
    }
  }
  const download = (format: 'xlsx' | 'csv') =>
    exportCall && void run(() => exportList(exportCall, { ...body, format }))
  const fetchTemplate = () =>
    template && void run(async () => saveFile(await call('import.sample', { kind: template.kind })))
  return (
    <PopupMenu
      position="bottom-end"
      isOpen={isOpen}
      onChange={setOpen}
      button={
        <IconButton
          variant="default"
          title={t('list.export')}
          aria-label={t('list.export')}
          disabled={isExporting}
        >
          {isExporting ? <Loader size={18} color="var(--text)" /> : <IconDownload size={18} stroke={1.5} />}
        </IconButton>
      }
    >
      {() => {
        const Menu = menuKit()
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
      }}
    </PopupMenu>
  )
}
