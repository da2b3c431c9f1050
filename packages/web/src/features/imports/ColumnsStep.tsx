import { istDateOf } from '@bahi/domain/cal/date.ts'
import { formatDate } from '@bahi/domain/cal/shown.ts'
import { Button, NativeSelect } from '@mantine/core'
import { useRef } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { To } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { useDateWords } from '../../ui/date-words.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import css from './imports.module.css'
import { isConstant, withConstant, withField, withoutHeading } from './mapping.ts'
import { MissingFields } from './MissingFields.tsx'
import { Preview } from './Preview.tsx'
import { apart } from './words.tsx'
import type { Kind, Mapping } from './words.tsx'

interface Props {
  readonly kind: Kind
  readonly read: Reply<'import.read'>
  readonly mapping: Mapping
  readonly problems: readonly string[]
  readonly isBusy: boolean
  readonly onChange: (mapping: Mapping) => void
  /** Absent where the file itself is not here any more. */
  readonly onSheet: ((sheet: string) => void) | undefined
  readonly onNext: () => void
}

/** Which field each column fills, with the first rows as they will be read below. */
export function ColumnsStep({ kind, read, mapping, problems, isBusy, onChange, onSheet, onNext }: Props) {
  const t = useT()
  const { format } = useDateWords()
  const missing = useRef<HTMLDivElement>(null)
  const preview = useCall(
    'import.preview',
    { importId: read.importId, mapping },
    { quiet: true, keepPrevious: true },
  )
  const lacking = (preview.data?.missing ?? read.missing).filter(
    ({ path }) => !Object.values(mapping).includes(path),
  )
  const labels = new Map(kind.columns.map(({ path, label }) => [path, label]))
  const constants = Object.entries(mapping).filter(([heading]) => isConstant(heading))
  const fields = [
    { value: '', label: t('imports.leaveOut') },
    ...kind.columns.map(({ path, label, required }) => ({
      value: path,
      label: required ? `${label} *` : label,
    })),
  ]
  const next = () => {
    if (lacking.length === 0) return onNext()
    missing.current?.scrollIntoView({ block: 'nearest' })
    missing.current?.querySelector('select')?.focus()
  }
  return (
    <>
      <ProblemLines lines={problems} />
      {read.earlier && (
        <Notice>
          <span>
            {t('imports.earlier', {
              date: apart(formatDate(istDateOf(Date.parse(read.earlier.at)), format)),
            })}
          </span>
          <To to={`import?task=${read.earlier.backgroundTaskId}`}>{t('imports.showEarlier')}</To>
        </Notice>
      )}
      {read.notices.map(({ code, message }) => (
        <Notice key={code}>{message}</Notice>
      ))}
      {read.sheets.length > 1 && (
        <NativeSelect
          className={css.entity!}
          label={t('imports.sheet')}
          value={read.sheet ?? ''}
          disabled={isBusy || !onSheet}
          data={[...new Set([...(read.sheet === null ? [] : [read.sheet]), ...read.sheets])]}
          onChange={(event) => onSheet?.(event.currentTarget.value)}
        />
      )}
      <p role="status">
        {read.mappingFrom === 'layout' || (read.mappingFrom === 'guessed' && read.layout)
          ? t('imports.from.layout', { layout: t(`import.layout.${read.layout!}`) })
          : t(`imports.from.${read.mappingFrom}`)}
      </p>
      {lacking.length > 0 && (
        <div ref={missing}>
          <MissingFields
            kind={kind}
            fields={lacking}
            headings={read.headings.map(({ heading }) => heading)}
            onColumn={(heading, path) => onChange(withField(mapping, heading, path))}
            onValue={(path, value) => onChange(withConstant(mapping, path, value))}
          />
        </div>
      )}
      {constants.length > 0 && (
        <ul className={css.constants}>
          {constants.map(([heading, path]) => (
            <li key={heading}>
              {t('imports.always', {
                field: labels.get(path) ?? path,
                value: apart(shownValue(kind, path, heading.slice(1).trim())),
              })}
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={t('imports.removeAlways', { field: labels.get(path) ?? path })}
                onClick={() => onChange(withoutHeading(mapping, heading))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      <table className={css.mapping}>
        <thead>
          <tr>
            <th scope="col">{t('imports.heading')}</th>
            <th scope="col">{t('imports.samples')}</th>
            <th scope="col">{t('imports.fills')}</th>
          </tr>
        </thead>
        <tbody>
          {read.headings.map(({ heading, samples }) => (
            <tr key={heading} data-out={!mapping[heading]}>
              <th scope="row">
                <bdi>{heading}</bdi>
              </th>
              <td className="muted">
                {samples.map((sample, index) => (
                  <span key={index} className={css.sample}>
                    <bdi>{sample}</bdi>
                  </span>
                ))}
              </td>
              <td>
                <NativeSelect
                  aria-label={t('imports.fillsOf', { heading: apart(heading) })}
                  value={mapping[heading] ?? ''}
                  data={fields}
                  onChange={(event) => onChange(withField(mapping, heading, event.currentTarget.value))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {preview.error && !preview.data ? (
        <LoadFailed error={preview.error} onRetry={() => void preview.refetch()} />
      ) : (
        preview.data && <Preview preview={preview.data} />
      )}
      <div className={css.foot}>
        <Button variant="filled" disabled={isBusy} onClick={next}>
          {t('imports.next')}
        </Button>
      </div>
    </>
  )
}

/** A code by its name where it has one. */
const shownValue = (kind: Kind, path: string, value: string): string =>
  kind.columns.find((column) => column.path === path)?.choices.find((choice) => choice.value === value)
    ?.label ?? value
