import { Button, NativeSelect, TextInput } from '@mantine/core'
import { columnRoles } from '@bahi/domain/bank-statements/headings.ts'
import type { ColumnRole } from '@bahi/domain/bank-statements/headings.ts'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { Input, Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import css from './bank.module.css'

type Mapping = Input<'bankStatement.map'>['mapping']
type Preview = Reply<'bankStatement.preview'>

interface Props {
  readonly id: number
  readonly name: string
  readonly isBusy: boolean
  readonly onSave: (mapping: Mapping) => Promise<void>
}

/** What each column of an unknown layout is, with the rows as they would be read beside it. */
export function ColumnsForm({ id, name, isBusy, onSave }: Props) {
  const t = useT()
  const [chosen, setChosen] = useState<Mapping>()
  const [faults, setFaults] = useState<readonly string[]>([])
  const preview = useCall(
    'bankStatement.preview',
    { id, ...(chosen ? { mapping: chosen } : {}) },
    { quiet: true, keepPrevious: true },
  )
  if (preview.error && !preview.data)
    return <LoadFailed error={preview.error} onRetry={() => void preview.refetch()} />
  if (!preview.data) return <p role="status">{t('bankStatement.reading', { name })}</p>
  const { cells } = preview.data
  const mapping: Mapping = chosen ?? preview.data.mapping ?? { skip: firstTable(cells), columns: {} }
  const width = Math.max(...cells.map((row) => row.length), 0)
  const roleAt = (at: number) => columnRoles.find((role) => mapping.columns[role] === at) ?? ''
  const choose = (at: number, role: ColumnRole | '') => {
    const columns = Object.fromEntries(
      Object.entries(mapping.columns).filter(([key, place]) => place !== at && key !== role),
    )
    setChosen({ ...mapping, columns: role === '' ? columns : { ...columns, [role]: at } })
  }
  const save = async () => {
    try {
      setFaults([])
      await onSave(mapping)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(error.issues.length > 0 ? error.issues.map(({ message }) => message) : error.messages)
    }
  }
  return (
    <form
      className={css.dialog}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p>{t('bankStatement.mapText')}</p>
      {faults.map((fault) => (
        <p key={fault} role="alert" className={css.fault}>
          {fault}
        </p>
      ))}
      <div className={css.fields}>
        <TextInput
          label={t('bankStatement.firstRow')}
          inputMode="numeric"
          value={String(mapping.skip + 1)}
          onChange={(event) => {
            const line = Number(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 3))
            setChosen({ ...mapping, skip: Math.min(500, Math.max(0, line - 1)) })
          }}
        />
        <NativeSelect
          label={t('bankStatement.dateOrder')}
          value={mapping.order ?? 'dmy'}
          data={(['dmy', 'mdy'] as const).map((value) => ({
            value,
            label: t(`bankStatement.order.${value}`),
          }))}
          onChange={(event) => setChosen({ ...mapping, order: event.currentTarget.value as 'dmy' | 'mdy' })}
        />
      </div>
      <h3>{t('bankStatement.inFile')}</h3>
      <div className={css.scroll} role="region" aria-label={t('bankStatement.inFile')} tabIndex={0}>
        <table className={css.cells}>
          <thead>
            <tr>
              <td />
              {Array.from({ length: width }, (_, at) => (
                <th key={at} scope="col">
                  <NativeSelect
                    aria-label={t('bankStatement.column', { number: at + 1 })}
                    value={roleAt(at)}
                    data={[
                      { value: '', label: t('bankStatement.noColumn') },
                      ...columnRoles.map((value) => ({ value, label: t(`bankStatement.role.${value}`) })),
                    ]}
                    onChange={(event) => choose(at, event.currentTarget.value as ColumnRole | '')}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.slice(0, 25).map((row, line) => (
              <tr key={line} data-skipped={line < mapping.skip}>
                <th scope="row" className="muted">
                  {line + 1}
                </th>
                {Array.from({ length: width }, (_, at) => (
                  <td key={at}>{row[at] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <AsRead preview={preview.data} />
      <div className={css.foot}>
        <Button variant="filled" type="submit" loading={isBusy}>
          {t('bankStatement.saveMapping')}
        </Button>
      </div>
    </form>
  )
}

/** The lines above the widest run of rows: a letterhead and the headings. */
const firstTable = (cells: Preview['cells']): number => {
  const widest = Math.max(...cells.map((row) => row.filter(Boolean).length), 0)
  const at = cells.findIndex((row) => row.filter(Boolean).length >= widest)
  return Math.min(cells.length, at + 1)
}

function AsRead({ preview: { rows, rowCount } }: { preview: Preview }) {
  const t = useT()
  if (rows.length === 0) return null
  return (
    <>
      <h3>{t('bankStatement.asRead')}</h3>
      <div className={css.scroll} role="region" aria-label={t('bankStatement.asRead')} tabIndex={0}>
        <table className={css.cells}>
          <thead>
            <tr>
              {(['date', 'description', 'reference', 'debit', 'credit', 'balance'] as const).map((role) => (
                <th key={role} scope="col">
                  {t(`bankStatement.role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line}>
                <td>
                  <DateText value={row.date} />
                </td>
                <td>{row.description}</td>
                <td>{row.reference ?? dash}</td>
                <td data-align="end">{row.debit === '0.00' ? '' : <Amount value={row.debit} />}</td>
                <td data-align="end">{row.credit === '0.00' ? '' : <Amount value={row.credit} />}</td>
                <td data-align="end">{row.balance === null ? dash : <Amount value={row.balance} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted">{t('bankStatement.rowCount', { count: rowCount })}</p>
    </>
  )
}
