import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { periodNames } from '../../app/returns/period-names.ts'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import { TimeText } from '../../app/values.tsx'
import { usePreferences } from '../../theme/preferences.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { Modal } from '../../ui/Modal.tsx'
import css from './reconciliation.module.css'
import type { Statement } from './states.ts'
import { whatCame } from './what-came.ts'

const forms = { GSTR2B: 'gstr2b', GSTR2A: 'gstr2a', IMS: 'ims' } as const
/** Source: largest form, `spooledBytes`, with room for what is beside the file. */
const mostMegabytes = 500
/** IMS has no Excel file that says what its records are. */
const kinds = { GSTR2B: '.json,.zip,.xlsx', GSTR2A: '.json,.zip,.xlsx', IMS: '.json,.zip' } as const

interface Props {
  readonly entityId: number
  readonly against: Statement
  readonly period: string
  readonly periods: readonly string[]
  readonly onClose: () => void
}

/** A statement as the portal gives it, and the files that were read of its period before with what of them could not be read. */
export function UploadDialog({ entityId, against, period: first, periods, onClose }: Props) {
  const t = useT()
  const culture = usePreferences((preferences) => preferences.culture)
  const [returnPeriod, setPeriod] = useState(first)
  const [fault, setFault] = useState<string>()
  const form = forms[against]
  const found = useCall(`${form}.summary`, { entityId, returnPeriod }, { quiet: true })
  const upload = useAction(`${form}.upload`, { refreshes: ['task', form], quiet: true })
  const send = async (file: File) => {
    setFault(undefined)
    if (file.size > mostMegabytes * 1024 * 1024)
      return setFault(t('reconciliation.fileTooLarge', { size: mostMegabytes }))
    try {
      const { taskId } = await upload.mutateAsync({ entityId, returnPeriod, file })
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
        <FileDrop
          text={t(against === 'IMS' ? 'reconciliation.dropIms' : 'reconciliation.drop')}
          hint={t('reconciliation.kinds', { size: mostMegabytes })}
          button={t('reconciliation.choose')}
          accept={kinds[against]}
          isBusy={upload.isPending}
          onTake={(file) => void send(file)}
        />
        {fault && (
          <p role="alert" className={css.fault}>
            {fault}
          </p>
        )}
        {found.data && found.data.files.length > 0 && (
          <ul className={css.files} aria-label={t('reconciliation.filesBefore')}>
            {found.data.files.map(({ id, name, rows, added, changed, gone, unread, faults, uploadedAt }) => (
              <li key={id}>
                <bdi>{name}</bdi> · <TimeText value={uploadedAt} />
                <br />
                <small>{t('reconciliation.fileCounts', { rows, added, changed, gone })}</small>
                {unread > 0 && (
                  <details className={css.faults}>
                    <summary>{t('reconciliation.unread', { count: unread })}</summary>
                    <ul>
                      {faults.map((one) => (
                        <li key={`${one.position} ${one.sheet}`}>{faultText(t, one)}</li>
                      ))}
                      {unread > faults.length && (
                        <li>{t('reconciliation.moreUnread', { count: unread - faults.length })}</li>
                      )}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  )
}

type Fault = Reply<'gstr2b.summary'>['files'][number]['faults'][number]

/** What was not read and where it stands; values of the file are set apart from the words around them. */
function faultText(t: ReturnType<typeof useT>, fault: Fault): string {
  const { section, position, number, field, sheet, row, column } = fault
  const value = fault.value === null ? t('reconciliation.nothing') : apart(fault.value)
  if (field === 'sheet') return t('reconciliation.faultSheet', { sheet: apart(sheet ?? '') })
  if (sheet === undefined || row === undefined)
    return t('reconciliation.faultRecord', {
      section: apart(section),
      position,
      number: apart(number ?? ''),
      field: t.find(`reconciliation.field.${fieldNames[field] ?? field}`) ?? field,
      value,
    })
  return t('reconciliation.faultCell', { sheet: apart(sheet), row, column: apart(column ?? ''), value })
}
const fieldNames: Readonly<Record<string, string>> = { txval: 'taxableValue', pos: 'placeOfSupply' }
/** Isolates it, so that it does not turn around in a text that is read from the right. */
const apart = (text: string) => `\u2068${text}\u2069`
