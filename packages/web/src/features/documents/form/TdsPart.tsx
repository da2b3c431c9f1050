import { formatRate } from '@bahi/domain/num/format.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
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

/** Tax deducted at source of a bill: as it was computed, or as a person changes it with a reason. */
export function TdsPart({ store, withheld }: { store: InvoiceStore; withheld: Withheld | undefined }) {
  const t = useT()
  const tds = store(({ header }) => header.tds)
  const problem = store(({ problems }) => problems.get('tds') ?? problems.get('tds.rows'))
  const set = (changed: Tds | undefined) => setHeader(store, { tds: changed })
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
              {t('tds.tax')} <bdi>{section}</bdi>{' '}
              {rates.length > 0 && <bdi>{rates.map(({ rate }) => formatRate(rate)).join(' + ')}</bdi>}
            </dt>
            <dd>
              <Amount value={tax} />
            </dd>
          </div>
        ))}
        <div className={css.pair}>
          <dt>{t('tds.payable')}</dt>
          <dd>{withheld && <Amount value={withheld.payable} sign />}</dd>
        </div>
      </dl>
      {problem && <p role="alert">{problem}</p>}
      {tds && <TdsRows store={store} tds={tds} set={set} />}
      {withheld && withheld.rows.length > 0 && <WhyTds rows={withheld.rows} />}
      <div className={parts.actions}>
        {tds ? (
          <Button size="xs" variant="default" onClick={() => set(undefined)}>
            {t('tds.reset')}
          </Button>
        ) : (
          <Button size="xs" variant="default" onClick={change}>
            {t('tds.change')}
          </Button>
        )}
      </div>
    </div>
  )
}

function TdsRows({ store, tds, set }: { store: InvoiceStore; tds: Tds; set: (tds: Tds) => void }) {
  const t = useT()
  const problems = store((state) => state.problems)
  const setRow = (at: number, row: Partial<Tds['rows'][number]>) =>
    set({ ...tds, rows: tds.rows.map((one, index) => (index === at ? { ...one, ...row } : one)) })
  return (
    <>
      {tds.rows.map((row, index) => (
        <div key={index} className={own.row}>
          <NativeSelect
            label={t('tds.section')}
            name={`tds.rows[${index}].section`}
            value={sectionNamed(row.section) ?? ''}
            error={problems.get(`tds.rows[${index}].section`)}
            data={[
              { value: '', label: '' },
              ...sectionNames.map((value) => ({ value, label: t.label('TdsSectionName', value) })),
            ]}
            onChange={(event) => setRow(index, { section: event.currentTarget.value, amount: '' })}
          />
          <div className={parts.adjust}>
            <MoneyInput
              label={t('tds.base')}
              name={`tds.rows[${index}].base`}
              value={row.base}
              error={problems.get(`tds.rows[${index}].base`)}
              onChange={(base) => setRow(index, { base })}
            />
            <MoneyInput
              label={t('tds.tax')}
              name={`tds.rows[${index}].amount`}
              value={row.amount}
              error={problems.get(`tds.rows[${index}].amount`)}
              onChange={(amount) => setRow(index, { amount })}
            />
          </div>
          <Button
            size="xs"
            variant="subtle"
            onClick={() => set({ ...tds, rows: tds.rows.filter((_, at) => at !== index) })}
          >
            {t('tds.removeSection')}
          </Button>
        </div>
      ))}
      {tds.rows.length < 5 && (
        <Button
          size="xs"
          variant="subtle"
          onClick={() => set({ ...tds, rows: [...tds.rows, { section: '', base: '', amount: '' }] })}
        >
          {t('tds.addSection')}
        </Button>
      )}
      <TextInput
        label={t('tds.reason')}
        name="tds.reason"
        maxLength={200}
        value={tds.reason}
        error={problems.get('tds.reason')}
        onChange={(event) => set({ ...tds, reason: event.currentTarget.value })}
      />
    </>
  )
}
