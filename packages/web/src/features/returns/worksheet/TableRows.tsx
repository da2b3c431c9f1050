import { Button, Skeleton } from '@mantine/core'
import type { WorksheetName } from '@bahi/domain/returns/forms/forms.ts'
import type { Column, Table } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import { worksheets } from '@bahi/domain/returns/forms/worksheet/worksheets.ts'
import { useState } from 'react'
import { DocumentLink } from '../../../app/DocumentLink.tsx'
import type { Reply } from '../../../app/api/call-types.ts'
import { useAction, useCall } from '../../../app/api/use-call.ts'
import { EmptyState } from '../../../app/screens/EmptyState.tsx'
import { useRights } from '../../../app/session/rights.ts'
import { useT } from '../../../app/texts.ts'
import { confirm } from '../../../ui/confirm.tsx'
import { Grid } from '../Grid.tsx'
import type { Filing } from '../Gstr1.tsx'
import { Pages } from '../Pages.tsx'
import css from '../returns.module.css'
import { Cell, isNumber } from './Cell.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { RowDialog } from './RowDialog.tsx'

export type Row = Reply<`${WorksheetName}.rows`>['records'][number]

const size = 50

interface Props {
  readonly form: WorksheetName
  readonly filing: Filing
  readonly table: Table
  readonly totals: Readonly<Record<string, string>>
  readonly isFiled: boolean
}

/** The rows of a table: those of the books lead to their documents, those that were entered can be changed. */
export function TableRows({ form, filing, table, totals, isFiled }: Props) {
  const t = useT()
  const rights = useRights()
  const [start, setStart] = useState(0)
  const [editing, setEditing] = useState<Row | 'new'>()
  const [isImporting, setImporting] = useState(false)
  const { data, isPlaceholderData } = useCall(
    `${form}.rows`,
    { ...filing, table: table.key, start, size },
    { needed: true, keepPrevious: true },
  )
  const remove = useAction(`${form}.deleteRows`, { refreshes: [form] })
  const title = `${table.key} ${t.find(`worksheet.${form}.${table.key}`) ?? ''}`
  const mayEnter = rights.may('RET_PRP') && !isFiled
  if (!data) return <Skeleton height={240} />
  const askDelete = async (row: Row) => {
    const agreed = await confirm({
      title: t('worksheet.delete'),
      text: t('worksheet.deleteText', { form: t(`returns.name.${worksheets[form].form}`) }),
      danger: true,
      confirm: t('worksheet.delete'),
    })
    if (agreed) remove.mutate({ ...filing, table: row.home?.table ?? table.key, ids: [row.entryId!] })
  }
  return (
    <div className={css.stack}>
      <div className={css.head}>
        <h2>{title}</h2>
        {table.isEntered && mayEnter && (
          <div className={css.buttons}>
            <Button variant="default" onClick={() => setImporting(true)}>
              {t('worksheet.import')}
            </Button>
            <Button variant="filled" onClick={() => setEditing('new')}>
              {t('worksheet.add')}
            </Button>
          </div>
        )}
      </div>
      {data.total === 0 ? (
        <EmptyState text={t('worksheet.empty')} />
      ) : (
        <>
          <Grid label={title}>
            <Head columns={table.columns} />
            <tbody>
              {data.records.map((row, at) => (
                <tr key={row.source ?? row.entryId ?? at}>
                  <th scope="row">
                    {row.document ? (
                      <DocumentLink kind={row.document.kind} id={row.document.id}>
                        {row.document.number ?? t('gstr1.ofDocument')}
                      </DocumentLink>
                    ) : (
                      t(sourceOf(row))
                    )}
                    {mayEnter && (
                      <RowButtons
                        {...{ row, table: homeOf(form, row, table) }}
                        isBusy={remove.isPending}
                        onEdit={() => setEditing(row)}
                        onDelete={() => void askDelete(row)}
                      />
                    )}
                  </th>
                  {table.columns.map((column) => (
                    <td key={column.key} data-end={isNumber(column) || undefined}>
                      <Cell column={column} value={row.cells[column.key]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {Object.keys(totals).length > 0 && (
              <tfoot>
                <tr>
                  <th scope="row">{t('worksheet.total')}</th>
                  {table.columns.map((column) => (
                    <td key={column.key} data-end={isNumber(column) || undefined}>
                      {column.isSummed && <Cell column={column} value={totals[column.key]} />}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </Grid>
          {data.total > size && (
            <Pages
              start={start}
              size={size}
              shown={data.records.length}
              total={data.total}
              isNextLoading={isPlaceholderData}
              onStart={setStart}
            />
          )}
        </>
      )}
      {editing !== undefined && (
        <RowDialog
          {...{ form, filing }}
          table={editing === 'new' ? table : homeOf(form, editing, table)}
          row={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {isImporting && <ImportDialog {...{ form, filing, table }} onClose={() => setImporting(false)} />}
    </div>
  )
}

const sourceOf = ({ source }: Row) =>
  source === null
    ? 'worksheet.entered'
    : source.startsWith('carried:')
      ? 'worksheet.carried'
      : 'worksheet.computed'

/** A row that the form moved here is changed where it came from. */
const homeOf = (form: WorksheetName, row: Row, table: Table): Table =>
  worksheets[form].tables.find(({ key }) => key === row.home?.table) ?? table

function Head({ columns }: { columns: readonly Column[] }) {
  const t = useT()
  return (
    <thead>
      <tr>
        <th scope="col">{t('worksheet.source')}</th>
        {columns.map((column) => (
          <th key={column.key} scope="col" data-end={isNumber(column) || undefined}>
            {t.find(`worksheet.column.${column.key}`) ?? column.key}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** What a person may do with a row: change what they entered, fill in what the books have not. */
function RowButtons({
  row,
  table,
  isBusy,
  onEdit,
  onDelete,
}: {
  row: Row
  table: Table
  isBusy: boolean
  onEdit: () => void
  onDelete: () => void
}) {
  const t = useT()
  const isOfBooks = row.source !== null
  const completes =
    isOfBooks && table.columns.some(({ isCompleted, isProposed }) => isCompleted || isProposed)
  if (isOfBooks && !completes) return null
  const isProposed = table.columns.some((column) => column.isProposed)
  return (
    <div className={css.rowButtons}>
      <Button variant="subtle" size="compact-sm" onClick={onEdit}>
        {t(isOfBooks && !isProposed ? 'worksheet.completeShort' : 'common.edit')}
      </Button>
      {row.entryId !== null && !isOfBooks && (
        <Button variant="subtle" size="compact-sm" color="red" loading={isBusy} onClick={onDelete}>
          {t('common.delete')}
        </Button>
      )}
    </div>
  )
}
