import { Loader } from '@mantine/core'
import type { ScheduledExportName } from '@bahi/contracts/scheduled-files.ts'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { later } from '../../ui/later.tsx'
import { PopupMenu } from '../../ui/Popup.tsx'
import { useT } from '../texts.ts'
import type { ExportUse } from './ExportEntries.tsx'

const ExportEntries = later(() => import('./ExportEntries.tsx').then((module) => module.ExportEntries))
const ReportScheduleDialog = later(() =>
  import('../reports/ReportScheduleDialog.tsx').then((module) => module.ReportScheduleDialog),
)

/** The list as a file, with its filters and its order; at once, or by mail on a calendar. */
export function ExportMenu(use: ExportUse) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const [isScheduling, setScheduling] = useState(false)
  const run = (work: () => Promise<void>) => {
    setExporting(true)
    work()
      // Said by the call itself.
      .catch(() => undefined)
      .finally(() => setExporting(false))
  }
  return (
    <>
      {isScheduling && (
        <ReportScheduleDialog
          subject={{ report: use.call as ScheduledExportName, asked: use.body }}
          onClose={() => setScheduling(false)}
        />
      )}
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
        {() => <ExportEntries {...use} run={run} onSchedule={() => setScheduling(true)} />}
      </PopupMenu>
    </>
  )
}
