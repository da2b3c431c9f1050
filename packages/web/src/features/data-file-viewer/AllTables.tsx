import { useState } from 'react'
import { PartSteps, usePart } from './PartSteps.tsx'
import { Grid, Loaded } from './Parts.tsx'
import type { Tables } from './tables.ts'
import { useWords } from './words.ts'

/** Everything as it is stored, table by table. */
export function AllTables({ tables }: { readonly tables: Tables }) {
  const { t } = useWords()
  const [table, setTable] = useState('')
  const { manifest } = tables.file
  return (
    <section>
      <label>
        <span>{t('viewer.table')}</span>
        <select dir="ltr" value={table} onChange={({ target }) => setTable(target.value)}>
          <option value="">{t('viewer.all')}</option>
          {manifest.tables.map(({ name, rows }) => (
            <option key={name} value={name} disabled={rows === 0}>
              {`${name} (${rows})`}
            </option>
          ))}
        </select>
      </label>
      {table === '' ? (
        <Grid
          label={t('viewer.tables')}
          heads={[{ text: t('viewer.table') }, { text: t('viewer.rows'), isNumber: true }]}
          rows={manifest.tables.map(({ name, rows }) => ({
            key: name,
            cells: [
              <code key="name" dir="ltr">
                {name}
              </code>,
              rows,
            ],
          }))}
        />
      ) : (
        <OneTable key={table} tables={tables} table={table} />
      )}
    </section>
  )
}

function OneTable({ tables, table }: { readonly tables: Tables; readonly table: string }) {
  const part = usePart(tables, table, 'first')
  const columns = tables.file.manifest.tables.find(({ name }) => name === table)?.columns ?? []
  return (
    <>
      <PartSteps part={part} />
      <Loaded of={part.rows}>
        {(rows) => (
          <Grid
            label={table}
            heads={columns.map((text) => ({ text }))}
            rows={rows.slice(0, 500).map((row, index) => ({
              key: String(index),
              cells: columns.map((name) => (
                <code key={name} dir="ltr">
                  {short(row[name])}
                </code>
              )),
            }))}
          />
        )}
      </Loaded>
    </>
  )
}

const short = (value: string | null | undefined) =>
  value == null ? '' : value.length > 200 ? `${value.slice(0, 200)}…` : value
