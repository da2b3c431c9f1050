import { formatRate } from '@bahi/domain/num/format.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { collectionNamed, collectionSections } from '@bahi/domain/withholding/collect-sections.ts'
import { sectionNamed, sectionNames } from '@bahi/domain/withholding/sections.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { useT } from '../../../app/texts.ts'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'
import { Amount } from '../../../ui/values.tsx'
import { WhyTds } from '../WhyTds.tsx'
import type { Tds } from './header.ts'
import css from './InvoiceForm.module.css'
import parts from './parts.module.css'
import own from './TdsPart.module.css'
import { setHeader } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'

export type Withheld = NonNullable<Reply<'purchaseBill.compute'>['withheld']>

/** Tax deducted from suppliers, or collected from customers. */
export type SourceTax = 'tds' | 'tcs'

const sectionsOf = {
  tds: { names: sectionNames, named: sectionNamed, labels: 'TdsSectionName' },
  tcs: { names: collectionSections, named: collectionNamed, labels: 'TcsSectionName' },
} as const

interface Props {
  readonly store: InvoiceStore
  readonly kind: SourceTax
  readonly withheld: Withheld | undefined
}

/** Tax deducted or collected at source: as it was computed, or as a person changes it with a reason. */
export function TdsPart({ store, kind, withheld }: Props) {
  const t = useT()
  const tds = store(({ header }) => header[kind])
  const problem = store(({ problems }) => problems.get(kind) ?? problems.get(`${kind}.rows`))
  const isCredit = store(({ header }) => header.noteType === 'Credit')
  const set = (changed: Tds | undefined) => setHeader(store, { [kind]: changed })
  const change = () =>
    set({
      rows: (withheld?.rows ?? []).map(({ section, base, tax }) => ({ section, base, amount: tax })),
      reason: '',
    })
  return (
    <div className={own.tds}>
      <dl aria-live="polite">
        {withheld?.rows.map(({ section, parts: rates, tax }) => (
          <div key={section} className={css.pair}>
            <dt>
              {t(`${kind}.tax`)} <bdi>{section}</bdi>{' '}
              {rates.length > 0 && <bdi>{rates.map(({ rate }) => formatRate(rate)).join(' + ')}</bdi>}
            </dt>
            <dd>
              <Amount value={tax} />
            </dd>
          </div>
        ))}
        <div className={css.pair}>
          <dt>{t(kind === 'tcs' && isCredit ? 'tcs.credited' : `${kind}.payable`)}</dt>
          <dd>{withheld && <Amount value={withheld.payable} sign />}</dd>
        </div>
      </dl>
      {problem && <p role="alert">{problem}</p>}
      {tds && <TdsRows store={store} kind={kind} tds={tds} set={set} />}
      {withheld && withheld.rows.length > 0 && <WhyTds kind={kind} rows={withheld.rows} />}
      <div className={parts.actions}>
        {tds ? (
          <Button size="xs" variant="default" onClick={() => set(undefined)}>
            {t(`${kind}.reset`)}
          </Button>
        ) : (
          <Button size="xs" variant="default" onClick={change}>
            {t(`${kind}.change`)}
          </Button>
        )}
      </div>
    </div>
  )
}

interface RowsProps extends Omit<Props, 'withheld'> {
  readonly tds: Tds
  readonly set: (tds: Tds) => void
}

function TdsRows({ store, kind, tds, set }: RowsProps) {
  const t = useT()
  const problems = store((state) => state.problems)
  const { names, named, labels } = sectionsOf[kind]
  const setRow = (at: number, row: Partial<Tds['rows'][number]>) =>
    set({ ...tds, rows: tds.rows.map((one, index) => (index === at ? { ...one, ...row } : one)) })
  return (
    <>
      {tds.rows.map((row, index) => (
        <div key={index} className={own.row}>
          <NativeSelect
            label={t(`${kind}.section`)}
            name={`${kind}.rows[${index}].section`}
            value={named(row.section) ?? ''}
            error={problems.get(`${kind}.rows[${index}].section`)}
            data={[
              { value: '', label: '' },
              ...names.map((value) => ({ value, label: t.label(labels, value) })),
            ]}
            onChange={(event) => setRow(index, { section: event.currentTarget.value, amount: '' })}
          />
          <div className={parts.adjust}>
            <MoneyInput
              label={t(`${kind}.base`)}
              name={`${kind}.rows[${index}].base`}
              value={row.base}
              error={problems.get(`${kind}.rows[${index}].base`)}
              onChange={(base) => setRow(index, { base })}
            />
            <MoneyInput
              label={t(`${kind}.tax`)}
              name={`${kind}.rows[${index}].amount`}
              value={row.amount}
              error={problems.get(`${kind}.rows[${index}].amount`)}
              onChange={(amount) => setRow(index, { amount })}
            />
          </div>
          <Button
            size="xs"
            variant="subtle"
            onClick={() => set({ ...tds, rows: tds.rows.filter((_, at) => at !== index) })}
          >
            {t(`${kind}.removeSection`)}
          </Button>
        </div>
      ))}
      {tds.rows.length < 5 && (
        <Button
          size="xs"
          variant="subtle"
          onClick={() => set({ ...tds, rows: [...tds.rows, { section: '', base: '', amount: '' }] })}
        >
          {t(`${kind}.addSection`)}
        </Button>
      )}
      <TextInput
        label={t(`${kind}.reason`)}
        name={`${kind}.reason`}
        maxLength={200}
        value={tds.reason}
        error={problems.get(`${kind}.reason`)}
        onChange={(event) => set({ ...tds, reason: event.currentTarget.value })}
      />
    </>
  )
}
