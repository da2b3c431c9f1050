import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { call } from '../../app/api/call.ts'
import { useCall } from '../../app/api/use-call.ts'
import { ItemPicker } from '../../app/pickers/RecordPicker.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { useField, useFormSetting } from '../../ui/form/context.ts'
import { MoneyField } from '../../ui/form/fields.tsx'
import { useFormValue } from '../../ui/form/form.ts'
import { getAt } from '../../ui/form/values.ts'
import { toast } from '../../ui/toasts.tsx'
import { filledRows, mostRows, pastedPrices, rowsOf } from './price-rows.ts'
import type { PriceRow } from './price-rows.ts'
import css from './prices.module.css'

/** So many are drawn at once: a list of thousands opens quickly. */
const drawn = 100
const kinds = ['item', 'category', 'all'] as const
type Categories = readonly { readonly id: number; readonly name: string }[]

/** A row for each item, category or all items: from which quantity, price, discount, what comes free. */
export function PriceRows() {
  const t = useT()
  const { form } = useFormSetting()
  const count = useFormValue(form, () => rowsOf(form).length)
  const [shown, setShown] = useState(drawn)
  const found = useCall(
    'category.search',
    { statuses: ['Active'], size: 500, sort: 'name ASC' },
    { enabled: useRights().may('CAT_SH_VW'), quiet: true, staleMs: 60_000 },
  )
  const categories = found.data?.records ?? []
  const paste = async (text: string) => {
    const pasted = pastedPrices(text)
    const texts = [...new Set(pasted.map(({ name }) => name).filter(Boolean))].slice(0, 1000)
    const named = texts.length > 0 ? await call('item.named', { texts }) : []
    const items = new Map(named.map(({ text: name, item }) => [name, item]))
    const added = pasted.map(({ name, ...row }) => ({
      ...row,
      itemId: items.get(name)?.id,
      itemName: items.get(name)?.name ?? name,
    }))
    const all = [...filledRows(form), ...added]
    form.set('lines', all.slice(0, mostRows))
    if (all.length > mostRows) toast.info(t('opening.tooMany', { count: mostRows }))
  }
  return (
    <div
      className={css.rows}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain')
        if (!text.includes('\t')) return
        event.preventDefault()
        void paste(text).catch(() => toast.error(t('error.notLoaded')))
      }}
    >
      {Array.from({ length: Math.min(count, shown) }, (_, index) => (
        <Row key={index} index={index} categories={categories} />
      ))}
      <div className={css.foot}>
        <Button
          disabled={count >= mostRows}
          onClick={() => {
            form.set('lines', [...rowsOf(form), {}])
            setShown(Math.max(shown, count + 1))
          }}
        >
          {t('priceList.addRow')}
        </Button>
        {count > shown && (
          <Button variant="subtle" onClick={() => setShown(shown + drawn)}>
            {t('priceList.showMore', { count: count - shown })}
          </Button>
        )}
        <span className="muted">{t('priceList.pasteHelp')}</span>
      </div>
    </div>
  )
}

const Row = memo(function Row({ index, categories }: { index: number; categories: Categories }) {
  const t = useT()
  const { form } = useFormSetting()
  const at = `lines.${index}`
  const of = useFormValue(form, () => rowsOf(form)[index]?.of) ?? 'item'
  const change = (over: Partial<PriceRow>) =>
    form.set(
      'lines',
      rowsOf(form).map((row, at) => (at === index ? { ...row, ...over } : row)),
    )
  const none = { itemId: undefined, itemName: undefined, categoryId: undefined, categoryName: undefined }
  const label = (key: 'field.fromQuantity' | 'priceList.price' | 'priceList.discount') => t(key)
  return (
    <div className={css.row}>
      <NativeSelect
        label={t('priceList.of')}
        value={of}
        data={kinds.map((value) => ({ value, label: t(`priceList.of.${value}`) }))}
        onChange={(event) =>
          change({
            ...none,
            of: event.currentTarget.value as (typeof kinds)[number],
            ...(event.currentTarget.value === 'item' ? {} : { unitPrice: '' }),
          })
        }
      />
      {of === 'item' && <ItemCell at={at} onPick={change} />}
      {of === 'category' && <CategoryCell at={at} categories={categories} onPick={change} />}
      {of === 'all' && <span className={css.blank} />}
      <MoneyField name={`${at}.fromQuantity`} label={label('field.fromQuantity')} />
      <MoneyField name={`${at}.unitPrice`} label={label('priceList.price')} disabled={of !== 'item'} />
      <MoneyField name={`${at}.discountPercent`} label={label('priceList.discount')} />
      <MoneyField name={`${at}.buyQuantity`} label={t('field.buyQuantity')} />
      <MoneyField name={`${at}.freeQuantity`} label={t('field.freeQuantity')} />
      <ActionIcon
        variant="subtle"
        aria-label={t('opening.remove', { row: index + 1 })}
        onClick={() =>
          form.set(
            'lines',
            rowsOf(form).filter((_row, other) => other !== index),
          )
        }
      >
        <IconTrash size={16} stroke={1.5} />
      </ActionIcon>
    </div>
  )
})

/** What a row calls its item or category beside the id, which is no field of its own. */
function useName(at: string, member: 'itemName' | 'categoryName'): string {
  const { form } = useFormSetting()
  return useFormValue(form, ({ values }) => (getAt(values, `${at}.${member}`) as string | undefined) ?? '')
}

function ItemCell({ at, onPick }: { at: string; onPick: (over: Partial<PriceRow>) => void }) {
  const t = useT()
  const { error } = useField(`${at}.itemId`)
  const text = useName(at, 'itemName')
  return (
    <ItemPicker
      label={t('stock.item')}
      name={`${at}.itemId`}
      shown={text}
      error={error}
      onPick={(item) => onPick({ itemId: item?.id, itemName: item?.name })}
    />
  )
}

function CategoryCell({
  at,
  categories,
  onPick,
}: {
  at: string
  categories: Categories
  onPick: (over: Partial<PriceRow>) => void
}) {
  const t = useT()
  const { error, text } = useField(`${at}.categoryId`)
  const name = useName(at, 'categoryName')
  // One that was made inactive since is kept until another is chosen.
  const isGone = text !== '' && !categories.some(({ id }) => String(id) === text)
  return (
    <NativeSelect
      label={t('field.categoryId')}
      name={`${at}.categoryId`}
      value={text}
      error={error}
      data={[
        { value: '', label: '' },
        ...(isGone ? [{ value: text, label: name }] : []),
        ...categories.map(({ id, name: label }) => ({ value: String(id), label })),
      ]}
      onChange={(event) => {
        const id = Number(event.currentTarget.value) || undefined
        onPick({ categoryId: id, categoryName: categories.find((one) => one.id === id)?.name })
      }}
    />
  )
}
