import { labelPaperNames } from '@bahi/domain/inventory/labels.ts'
import type { LabelPaperName } from '@bahi/domain/inventory/labels.ts'
import { Button, Checkbox, NativeSelect, NumberInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { openFile } from '../../app/files.ts'
import { useNav } from '../../app/nav.tsx'
import { ItemPicker } from '../../app/pickers/RecordPicker.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import css from './inventory.module.css'
import { LabelTable } from './LabelTable.tsx'
import type { LabelRow } from './LabelTable.tsx'
import { useStockPlaces } from './use-places.ts'

/** Labels of goods with their barcodes, for a sheet or a roll: of chosen items, of a document's goods, or of all that is in stock. */
export function Labels() {
  const t = useT()
  const nav = useNav()
  const documentId = Number(nav.search['documentId'] ?? 0)
  const itemIds = [nav.search['itemIds'] ?? []].flat().map(Number).filter(Boolean)
  const first = useCall('label.rows', documentId ? { documentId } : { itemIds }, {
    enabled: documentId > 0 || itemIds.length > 0,
    needed: true,
  })
  const [rows, setRows] = useState<readonly LabelRow[]>([])
  useEffect(() => {
    if (first.data) setRows(first.data)
  }, [first.data])
  const [look, setLook] = useState<Look>({
    paper: 'A4x24',
    skip: 0,
    price: 'selling',
    showsName: true,
    showsBatch: true,
  })
  const pdf = useAction('label.print')
  const print = async () =>
    openFile(
      await pdf.mutateAsync({
        ...look,
        labels: rows.map(({ itemId, batch, count }) => ({
          itemId,
          count,
          ...(batch ? { batch } : {}),
        })),
      }),
    )
  return (
    <div className={css.screen}>
      <h1>{t('label.title')}</h1>
      <p className="muted">{t('label.text')}</p>
      <LookFields look={look} onChange={(change) => setLook({ ...look, ...change })} />
      {rows.length === 0 ? (
        <EmptyState text={t('label.empty')} />
      ) : (
        <LabelTable rows={rows} onChange={setRows} />
      )}
      <div className={css.foot}>
        <Adding rows={rows} onChange={setRows} />
        <Button
          variant="filled"
          disabled={rows.length === 0}
          loading={pdf.isPending}
          onClick={() => void print().catch(() => undefined)}
        >
          {t('label.print')}
        </Button>
      </div>
    </div>
  )
}

interface Look {
  readonly paper: LabelPaperName
  readonly skip: number
  readonly price: 'none' | 'selling' | 'mrp'
  readonly showsName: boolean
  readonly showsBatch: boolean
}

function LookFields({ look, onChange }: { look: Look; onChange: (change: Partial<Look>) => void }) {
  const t = useT()
  return (
    <div className={css.head}>
      <NativeSelect
        label={t('label.paper')}
        value={look.paper}
        data={labelPaperNames.map((value) => ({ value, label: t(`label.paper.${value}`) }))}
        onChange={(event) => onChange({ paper: event.currentTarget.value as LabelPaperName })}
      />
      {look.paper.startsWith('A4') && (
        <NumberInput
          label={t('label.skip')}
          min={0}
          max={64}
          allowDecimal={false}
          value={look.skip}
          onChange={(value) => onChange({ skip: Number(value) || 0 })}
        />
      )}
      <NativeSelect
        label={t('label.whichPrice')}
        value={look.price}
        data={[
          { value: 'selling', label: t('field.sellingPrice') },
          { value: 'mrp', label: t('field.mrp') },
          { value: 'none', label: t('label.noPrice') },
        ]}
        onChange={(event) => onChange({ price: event.currentTarget.value as Look['price'] })}
      />
      <Checkbox
        label={t('label.showsName')}
        checked={look.showsName}
        onChange={(event) => onChange({ showsName: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('label.showsBatch')}
        checked={look.showsBatch}
        onChange={(event) => onChange({ showsBatch: event.currentTarget.checked })}
      />
    </div>
  )
}

/** An item of its own, or all that is in stock of those that are there; of none, all of the GSTIN. */
function Adding({
  rows,
  onChange,
}: {
  rows: readonly LabelRow[]
  onChange: (rows: readonly LabelRow[]) => void
}) {
  const t = useT()
  const rights = useRights()
  const stock = useStockPlaces()
  const load = useAction('label.rows')
  const [added, setAdded] = useState(0)
  const fromStock = async (entityId: number) => {
    const itemIds = [...new Set(rows.map(({ itemId }) => itemId))]
    onChange(await load.mutateAsync({ stock: { entityId }, ...(itemIds.length > 0 ? { itemIds } : {}) }))
  }
  const add = async (itemId: number) => {
    const found = await load.mutateAsync({ itemIds: [itemId] })
    onChange([...rows.filter((row) => row.itemId !== itemId || row.batch !== ''), ...found])
    setAdded(added + 1)
  }
  return (
    <div className={css.head}>
      <ItemPicker
        key={added}
        label={t('label.add')}
        shown=""
        onPick={(item) => item && void add(item.id).catch(() => undefined)}
      />
      {stock.entityId !== undefined && rights.may('INV_SH_VW') && (
        <Button
          variant="default"
          loading={load.isPending}
          onClick={() => void fromStock(stock.entityId!).catch(() => undefined)}
        >
          {t('label.fromStock')}
        </Button>
      )}
    </div>
  )
}
