import { lineFieldsOf } from '@bahi/domain/documents/kinds.ts'
import { Button, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { DocumentLineSave } from '@bahi/contracts/documents.ts'
import { useKind } from '../../../app/use-kind.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { OwnInputs } from '../../../app/own-fields/OwnInputs.tsx'
import { useOwnFields } from '../../../app/own-fields/use-own-fields.tsx'
import { useT } from '../../../app/texts.ts'
import type { TextKey } from '../../../app/texts.ts'
import { DateText } from '../../../app/values.tsx'
import { typedText } from '../../../ui/form/blur.ts'
import { ruleOf } from '@bahi/contracts/field-rule.ts'
import { Drawer } from '../../../ui/Modal.tsx'
import { DateInput } from '../../../ui/DateInput.tsx'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'
import { Amount, Quantity } from '../../../ui/values.tsx'
import { factsOf } from '../facts.ts'
import css from './InvoiceForm.module.css'
import { LineSerials } from './LineSerials.tsx'
import { LineBatches } from './LineBatches.tsx'
import { goodsMove } from './stock-lines.ts'
import { ItcOfLine } from './ItcFields.tsx'
import parts from './parts.module.css'
import { moveLine, plain, setLine } from './invoice-store.ts'
import type { InvoiceStore, Line } from './invoice-store.ts'
import { useTaken } from './use-taken.ts'

type Typed = 'discountAmount' | 'freeQuantity' | 'otherCharges' | 'cessRate' | 'cessPerUnit' | 'stateCessRate'

const amounts: readonly { name: Typed; label: TextKey }[] = [
  { name: 'discountAmount', label: 'invoice.discountAmount' },
  { name: 'freeQuantity', label: 'invoice.freeQuantity' },
  { name: 'otherCharges', label: 'invoice.otherCharges' },
  { name: 'cessRate', label: 'invoice.cessRate' },
  { name: 'cessPerUnit', label: 'invoice.cessPerUnit' },
  { name: 'stateCessRate', label: 'invoice.stateCessRate' },
]

/** What a line has beyond its cells, what its parts come to, and what this customer paid before. */
export function LineDetail({ store, onClose }: { store: InvoiceStore; onClose: () => void }) {
  const t = useT()
  const key = store((state) => state.detailOf)
  const line = store((state) => (key === undefined ? undefined : state.lines.get(key)))
  const figures = store((state) => (key === undefined ? undefined : state.figures.get(key)))
  const index = store((state) => (key === undefined ? -1 : state.order.indexOf(key)))
  const count = store((state) => state.order.length)
  const problems = store((state) => state.problems)
  const kind = useKind()
  const ownFields = useOwnFields(lineFieldsOf(kind))
  const taken = useTaken(store, key ?? -1)
  if (key === undefined || !line || index < 0) return null
  const set = (change: Partial<Line>) => setLine(store, key, change)
  const name = (member: string) => `lines[${index}].${member}`
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={460}
      title={`${t('invoice.line', { number: index + 1 })}, ${t('invoice.detail')}`}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={parts.detail}>
        <header>
          <span className={parts.actions}>
            <Button variant="subtle" disabled={index === 0} onClick={() => moveLine(store, key, index - 1)}>
              {t('invoice.moveUp')}
            </Button>
            <Button
              variant="subtle"
              disabled={index === count - 1}
              onClick={() => moveLine(store, key, index + 1)}
            >
              {t('invoice.moveDown')}
            </Button>
          </span>
        </header>
        {taken && <p className="meta">{taken.why}</p>}
        <div className={css.facts}>
          <Textarea
            className={parts.whole ?? ''}
            readOnly={taken !== undefined && line.itemId === undefined}
            label={t('invoice.description')}
            data-autofocus
            name={name('description')}
            autosize
            minRows={1}
            maxLength={ruleOf(DocumentLineSave, 'description').maxLength}
            value={line.description}
            error={problems.get(name('description'))}
            onChange={(event) => set({ description: event.currentTarget.value })}
          />
          {amounts.map(({ name: member, label }) => (
            <MoneyInput
              key={member}
              label={t(label)}
              name={name(member)}
              whole={ruleOf(DocumentLineSave, member).whole}
              scale={ruleOf(DocumentLineSave, member).scale}
              trim
              value={line[member] ?? ''}
              error={problems.get(name(member))}
              onChange={(value) => set({ [member]: value })}
            />
          ))}
          <NativeSelect
            label={t('invoice.taxCategory')}
            name={name('taxCategory')}
            value={line.taxCategory}
            data={ruleOf(DocumentLineSave, 'taxCategory').choices.map((value) => ({
              value,
              label: t.label('TaxCategory', value),
            }))}
            onChange={(event) => set({ taxCategory: event.currentTarget.value as Line['taxCategory'] })}
          />
          <NativeSelect
            label={t('invoice.supplyType')}
            name={name('supply')}
            value={line.supply}
            data={[
              { value: 'Goods', label: t('invoice.goods') },
              { value: 'Services', label: t('invoice.services') },
            ]}
            onChange={(event) => set({ supply: event.currentTarget.value as Line['supply'] })}
          />
          {factsOf(kind).has('itc') && <ItcOfLine store={store} lineKey={key} path={name('')} />}
          {(['batch', 'barcode'] as const).map((member) => (
            <TextInput
              key={member}
              label={t(`invoice.${member}`)}
              name={name(member)}
              maxLength={50}
              value={line[member] ?? ''}
              error={problems.get(name(member))}
              onChange={(event) =>
                set({ [member]: typedText(event.currentTarget.value, ruleOf(DocumentLineSave, member)).text })
              }
            />
          ))}
          {line.batch &&
            goodsMove(kind) === 'in' &&
            (['manufacturedOn', 'expiresOn'] as const).map((member) => (
              <DateInput
                key={member}
                label={t(`stock.${member}`)}
                name={name(member)}
                value={line[member] ?? ''}
                {...errorOf(problems.get(name(member)))}
                onChange={(value) => set({ [member]: value })}
              />
            ))}
          <OwnInputs
            fields={ownFields}
            values={line.customFields ?? {}}
            name={name('customFields')}
            errorOf={(path) => problems.get(path)}
            onChange={(customFields) => set({ customFields })}
          />
          <Switch
            label={t('invoice.priceIncludesTax')}
            name={name('priceIncludesTax')}
            checked={line.priceIncludesTax}
            onChange={(event) => set({ priceIncludesTax: event.currentTarget.checked })}
          />
        </div>
        <LineBatches store={store} lineKey={key} />
        <LineSerials
          store={store}
          lineKey={key}
          name={name('serials')}
          error={problems.get(name('serials'))}
        />
        {figures && (
          <dl className={parts.figures}>
            {(['gross', 'discount', 'taxableValue', 'igst', 'cgst', 'sgst', 'cess', 'total'] as const)
              .filter((figure) => !/^0\.00$/.test(figures[figure]))
              .map((figure) => (
                <div key={figure}>
                  <dt>{t(figureLabels[figure])}</dt>
                  <dd>
                    <Amount value={figures[figure]} />
                  </dd>
                </div>
              ))}
          </dl>
        )}
        <LastPrices store={store} line={line} onUse={set} />
      </div>
    </Drawer>
  )
}

const figureLabels = {
  gross: 'invoice.gross',
  discount: 'invoice.discountAmount',
  taxableValue: 'invoice.taxable',
  igst: 'invoice.igst',
  cgst: 'invoice.cgst',
  sgst: 'invoice.sgst',
  cess: 'invoice.cess',
  total: 'invoice.total',
} as const satisfies Record<string, TextKey>

/** The last prices of this item to this customer, each a press away. */
function LastPrices({
  store,
  line,
  onUse,
}: {
  store: InvoiceStore
  line: Line
  onUse: (change: Partial<Line>) => void
}) {
  const t = useT()
  const kind = useKind()
  const party = store(({ header }) => header.party?.id)
  const prices = useCall(
    `${kind}.lastPrices`,
    { partyId: String(party ?? 0), itemId: String(line.itemId ?? 0) },
    { enabled: party !== undefined && line.itemId !== undefined, quiet: true },
  )
  if (!prices.data || prices.data.length === 0) return null
  return (
    <div>
      <small className="muted">{t('invoice.lastPrices')}</small>
      <ul className={parts.lastPrices}>
        {prices.data.slice(0, 5).map(({ documentId, number, date, quantity, unitPrice, discountPercent }) => (
          <li key={documentId}>
            <Button
              variant="subtle"
              onClick={() => onUse({ unitPrice: plain(unitPrice), discountPercent: plain(discountPercent) })}
            >
              <Amount value={unitPrice} />
            </Button>
            <span className="muted">
              {number} · <DateText value={date} /> · <Quantity value={quantity} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const errorOf = (error: string | undefined) => (error === undefined ? {} : { error })
