import { openingTypeNames } from '@bahi/domain/documents/opening.ts'
import type { OpeningType } from '@bahi/domain/documents/opening.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { Button, FileButton, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { call } from '../../app/api/call.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { kindsWithScreens } from '../../app/documents.ts'
import { saveFile } from '../../app/files.ts'
import { mayLeave } from '../../app/screens/use-unsaved-guard.ts'
import { useGstins } from '../../app/session/company.ts'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { Modal } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import { headingOf, OpeningGrid } from './OpeningGrid.tsx'
import {
  cellsOf,
  faultsOf,
  isBlankRow,
  mostRows,
  newRow,
  openingColumns,
  rowsOfCells,
} from './opening-rows.ts'
import type { OpeningColumn, OpeningRow, RowFaults } from './opening-rows.ts'
import { OpeningFaults, OpeningSums } from './OpeningFindings.tsx'
import css from './openings.module.css'

export type OpeningItem = RowOf<'openingItem.search'>

/** What is asked anew once opening documents were entered, changed or deleted. */
export const touchedByOpenings = [
  'openingItem',
  ...kindsWithScreens,
  'party',
  'partyLedger',
  'dashboard',
  'ageing',
  'supplierAgeing',
  'dueCalendar',
  'paymentIn',
  'paymentOut',
  'credit',
] as const

interface Props {
  /** Of this party alone; absent: each row names its own. */
  readonly party?: { readonly id: number; readonly role?: string | undefined } | undefined
  /** Changes this one. */
  readonly item?: OpeningItem | undefined
  readonly onClose: () => void
}

const rowOf = (item: OpeningItem): OpeningRow => ({
  ...newRow(0, item.type),
  id: item.id,
  version: item.version,
  partyId: item.partyId,
  party: item.partyName,
  number: item.number,
  date: item.date,
  dueDate: item.dueDate ?? '',
  amount: item.amount,
  left: item.left,
  remarks: item.remarks ?? '',
})

const typesFor = (role: string | undefined): readonly OpeningType[] =>
  openingTypeNames.filter((type) => {
    const isSupplier = type === 'Bill' || type === 'SupplierNote' || type === 'AdvancePaid'
    return role === 'Supplier' ? isSupplier : role === 'Customer' ? !isSupplier : true
  })

/** Enters what was open when the books began: typed, pasted from a sheet, or from the filled template. */
export function OpeningDialog({ party, item, onClose }: Props) {
  const t = useT()
  const rights = useRights()
  const gstins = useGstins()
  const [chosen, setChosen] = useState<number | undefined>(item?.entityId)
  const entityId = chosen ?? gstins?.[0]?.entityId
  const types = typesFor(party?.role)
  const [next, setNext] = useState(1)
  const [first] = useState<readonly OpeningRow[]>(() => [item ? rowOf(item) : newRow(0, types[0])])
  const [rows, setRows] = useState(first)
  const [faults, setFaults] = useState<RowFaults>(new Map())
  const [lines, setLines] = useState<readonly string[]>([])
  const [isChecked, setChecked] = useState(false)
  const save = useAction('openingItem.save', { refreshes: touchedByOpenings, quiet: true })
  const columns = openingColumns.filter((column) => column !== 'party' || !party)

  const words = new Map<string, OpeningType>(
    openingTypeNames.flatMap((type) => [
      [type.toLowerCase(), type],
      [t.label('OpeningType', type).toLowerCase(), type],
    ]),
  )
  const headings = new Map<string, OpeningColumn>(
    openingColumns.map((column) => [t(headingOf[column]).toLowerCase(), column]),
  )
  const take = (cells: readonly (readonly string[])[], isWorkbook = false) => {
    const today = istDateOf(Date.now())
    const filled = cells.filter((row) => row.some((cell) => cell !== ''))
    const read = rowsOfCells(filled, { types: words, today, columns, headings, isWorkbook }, next)
    const all = [...rows.filter((row) => !isBlankRow(row)), ...read]
    if (all.length > mostRows) toast.info(t('opening.tooMany', { count: mostRows }))
    const taken = all.slice(0, mostRows)
    setRows(taken.length > 0 ? taken : rows)
    setNext(next + read.length)
    setFaults(new Map())
    // What is wrong is seen before anything is entered.
    if (read.length > 0) void send(taken, true)
    else setLines([t('opening.noRows')])
  }
  const takeFile = async (file: File | null) => {
    if (!file) return
    const isWorkbook = /\.xlsx$/i.test(file.name)
    const cells = isWorkbook
      ? await (await import('./workbook.ts')).cellsOfWorkbook(file)
      : cellsOf(await file.text())
    if (cells) take(cells, isWorkbook)
    else setLines([t('opening.fileUnreadable', { name: file.name })])
  }
  const leave = async () => {
    const isChanged = rows !== first && rows.some((row) => !isBlankRow(row))
    if (!isChanged || (await mayLeave())) onClose()
  }
  const send = async (given: readonly OpeningRow[], checkOnly = false) => {
    const filled = given.filter((row) => !isBlankRow(row))
    setChecked(false)
    if (filled.length > 0) setRows(filled)
    const wrong = faultsOf(
      filled,
      {
        required: t('invalid.required'),
        date: t('opening.dateUnknown'),
        type: t('opening.typeUnknown'),
      },
      { types, isOfParty: party !== undefined },
    )
    setFaults(wrong)
    setLines([])
    if (wrong.size > 0 || filled.length === 0 || entityId === undefined) return
    try {
      const { items } = await save.mutateAsync({
        entityId,
        items: filled.map((row) => bodyOf(row, party?.id)),
        ...(checkOnly ? { checkOnly } : {}),
      })
      if (checkOnly) return setChecked(true)
      toast.success(t.count('opening.saved', items.length))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(new Map(error.issues.map(({ property, message }) => [property, message])))
      const shown = /^items\[\d+\]\.\w+$/
      const others = error.issues
        .filter(({ property }) => !shown.test(property))
        .map(({ message }) => message)
      setLines([...new Set(error.issues.length === 0 ? error.messages : others)])
    }
  }
  const named = columns.map((column) => t(headingOf[column])).join(', ')
  return (
    <Modal
      opened
      onClose={() => void leave()}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      title={t(item ? 'opening.edit' : 'opening.enter')}
      size="min(1240px, 96vw)"
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void send(rows)
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain')
          if (item || !text.includes('\t')) return
          event.preventDefault()
          take(cellsOf(text))
        }}
      >
        <p className="muted">{t('opening.text')}</p>
        {!item && (
          <div className={css.ways}>
            {(gstins?.length ?? 0) > 1 && (
              <NativeSelect
                label={t('field.gstin')}
                value={String(entityId)}
                data={gstins!.map((one) => ({ value: String(one.entityId), label: one.entityName }))}
                onChange={(event) => setChosen(Number(event.currentTarget.value))}
              />
            )}
            <p className="muted">{t('opening.paste', { columns: named })}</p>
            <FileButton
              accept=".xlsx,.csv"
              onChange={(file) => void takeFile(file).catch(() => toast.error(t('error.notLoaded')))}
            >
              {(props) => (
                <Button {...props} variant="default">
                  {t('opening.chooseFile')}
                </Button>
              )}
            </FileButton>
            {!party && rights.may('PTY_IMP') && (
              <Button
                variant="subtle"
                onClick={() =>
                  void call('import.sample', { kind: 'openingItem' }).then(saveFile, () => undefined)
                }
              >
                {t('opening.template')}
              </Button>
            )}
          </div>
        )}
        {lines.length > 0 && (
          <ul className={css.faults} role="alert">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {faults.size > 0 && <OpeningFaults rows={rows} faults={faults} />}
        {isChecked && <OpeningSums rows={rows} />}
        <OpeningGrid
          rows={rows}
          columns={columns}
          types={types}
          faults={faults}
          onChange={(changed) => {
            setRows(changed)
            setChecked(false)
          }}
          isOne={item !== undefined}
        />
        <div className={css.foot}>
          {!item && (
            <Button
              variant="default"
              disabled={rows.length >= mostRows}
              onClick={() => {
                setRows([...rows, newRow(next, types.find((type) => type === rows.at(-1)?.type) ?? types[0])])
                setNext(next + 1)
              }}
            >
              {t('opening.add')}
            </Button>
          )}
          {!item && (
            <Button variant="default" disabled={save.isPending} onClick={() => void send(rows, true)}>
              {t('opening.check')}
            </Button>
          )}
          <Button variant="filled" type="submit" loading={save.isPending}>
            {t('opening.save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

const bodyOf = (row: OpeningRow, partyId: number | undefined) => {
  const ofParty = partyId ?? row.partyId
  return {
    ...(row.id === undefined ? {} : { id: row.id, version: row.version! }),
    ...(ofParty === undefined ? { party: row.party } : { partyId: ofParty }),
    type: row.type as OpeningType,
    number: row.number,
    date: row.date,
    ...(row.dueDate ? { dueDate: row.dueDate } : {}),
    amount: row.amount,
    ...(row.left ? { left: row.left } : {}),
    ...(row.remarks ? { remarks: row.remarks } : {}),
  }
}
