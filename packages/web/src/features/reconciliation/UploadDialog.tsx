import { Button, NativeSelect } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { base64Of } from '../../app/base64.ts'
import { periodNames } from '../../app/returns/period-names.ts'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import { TimeText } from '../../app/values.tsx'
import { usePreferences } from '../../theme/preferences.ts'
import { Modal } from '../../ui/Modal.tsx'
import css from './reconciliation.module.css'
import type { Statement } from './states.ts'
import { whatCame } from './what-came.ts'

const forms = { GSTR2B: 'gstr2b', GSTR2A: 'gstr2a', IMS: 'ims' } as const
/** Source: largest body of a call with files. */
const mostBytes = 8 * 1024 * 1024

interface Props {
  readonly entityId: number
  readonly against: Statement
  readonly period: string
  readonly periods: readonly string[]
  readonly onClose: () => void
}

/** A statement as the portal's JSON or ZIP, and the files that were read of its period before. */
export function UploadDialog({ entityId, against, period: first, periods, onClose }: Props) {
  const t = useT()
  const culture = usePreferences((preferences) => preferences.culture)
  const input = useRef<HTMLInputElement>(null)
  const [returnPeriod, setPeriod] = useState(first)
  const [isOver, setOver] = useState(false)
  const [fault, setFault] = useState<string>()
  const form = forms[against]
  const found = useCall(`${form}.summary`, { entityId, returnPeriod }, { quiet: true })
  const upload = useAction(`${form}.upload`, { refreshes: ['task', form], quiet: true })
  const send = async (file: File | undefined) => {
    if (!file) return
    setFault(undefined)
    if (file.size > mostBytes) return setFault(t('reconciliation.fileTooLarge'))
    try {
      const content = await base64Of(file)
      const { taskId } = await upload.mutateAsync({
        entityId,
        returnPeriod,
        file: { name: file.name, content },
      })
      trackTask(taskId, whatCame(t(`reconciliation.statement.${against}`)))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.issues[0]?.message ?? error.messages[0])
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('reconciliation.uploadOf', { form: t(`reconciliation.statement.${against}`) })}
      size={560}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.stack}>
        {against !== 'IMS' && (
          <NativeSelect
            name="returnPeriod"
            label={t('gstr1.period')}
            value={returnPeriod}
            data={periods.map((value) => ({ value, label: periodNames(culture, 'Monthly')(value) }))}
            onChange={(event) => setPeriod(event.currentTarget.value)}
          />
        )}
        <div
          className={css.drop}
          data-over={isOver}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            void send(event.dataTransfer.files[0])
          }}
        >
          <IconUpload size={28} stroke={1.5} aria-hidden />
          <p>{t('reconciliation.drop')}</p>
          <input
            ref={input}
            type="file"
            hidden
            accept=".json,.zip"
            aria-label={t('reconciliation.choose')}
            onChange={(event) => {
              void send(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Button
            variant="filled"
            data-autofocus
            loading={upload.isPending}
            onClick={() => input.current?.click()}
          >
            {t('reconciliation.choose')}
          </Button>
        </div>
        {fault && (
          <p role="alert" className={css.fault}>
            {fault}
          </p>
        )}
        {found.data && found.data.files.length > 0 && (
          <ul className={css.files} aria-label={t('reconciliation.filesBefore')}>
            {found.data.files.map(({ id, name, rows, added, changed, gone, unread, uploadedAt }) => (
              <li key={id}>
                <bdi>{name}</bdi> · <TimeText value={uploadedAt} />
                <br />
                <small>
                  {t('reconciliation.fileCounts', { rows, added, changed, gone })}
                  {unread > 0 && ` ${t('reconciliation.unread', { count: unread })}`}
                </small>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  )
}
