import { Checkbox, Group } from '@mantine/core'
import { exportRights, reportKinds } from '@bahi/contracts/report-kinds.ts'
import { useRef, useState } from 'react'
import { call } from '../api/call.ts'
import type { CallName } from '../api/call-types.ts'
import { MailDialog } from '../screens/MailDialog.tsx'
import { trackTask } from '../tasks.ts'
import { useRights } from '../session/rights.ts'
import { useT } from '../texts.ts'
import type { ReportUse } from './use-report.tsx'

/** Mails the report that is on the screen: the PDF, and sheets where they are wanted. */
export function SendReport({
  name,
  body,
  usualTo,
  onClose,
}: Omit<ReportUse, 'rights'> & { readonly onClose: () => void }) {
  const t = useT()
  const mayExport = useRights().may(...exportRights(name))
  const [attach, setAttach] = useState<string[]>([])
  // Known when the words are asked for, before anything is drawn anew.
  const isTask = useRef(false)
  const send = async (mail: object) => {
    const sending = call as (name: CallName, body: unknown) => Promise<{ taskId?: number }>
    const { taskId } = await sending(`${name}.send`, { ...body, ...mail, attach })
    isTask.current = taskId !== undefined
    if (taskId !== undefined) trackTask(taskId)
  }
  return (
    <MailDialog
      title={t('report.send')}
      usualTo={usualTo}
      send={send}
      sentText={(to) => t(isTask.current ? 'report.sending' : 'report.sent', { to })}
      onClose={onClose}
    >
      {mayExport && (
        <Checkbox.Group label={t('report.attach')} value={attach} onChange={setAttach}>
          <Group mt="xs">
            {reportKinds[name].attachments.map((format) => (
              <Checkbox key={format} value={format} label={t(`report.attach.${format}`)} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
    </MailDialog>
  )
}
