import type { ReactNode } from 'react'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { useStateName } from '../../../app/fields/AddressFields.tsx'
import { useT } from '../../../app/texts.ts'
import { Amount } from '../../../ui/values.tsx'
import { Grid } from '../Grid.tsx'
import css from '../returns.module.css'
import { Inside } from '../Sections.tsx'

type Summary = Reply<'gstr3b.summary'>
type Line = Summary['sections'][number]

const heads = ['igst', 'cgst', 'sgst', 'cess'] as const
/** Cells that follow from others have no documents of their own. */
const computed: ReadonlySet<string> = new Set(['4C', '5.1', '6.1', '3.1.1(i)'])

/** The form table by table; each figure leads to the documents behind it. */
export function Figures({ summary }: { summary: Summary }) {
  const t = useT()
  const nameOf = useStateName()
  const lines = (test: RegExp) => summary.sections.filter(({ section }) => test.test(section))
  const places = lines(/^3\.2$/)
  const inward = lines(/^5$/)[0]
  const late = lines(/^5\.1$/)[0]
  const payment = lines(/^6\.1$/)[0]
  return (
    <div className={css.stack}>
      {summary.negative.map((section) => (
        <p key={section} className={css.notice} data-grave="true">
          {t('gstr3b.negative', { section })}
        </p>
      ))}
      {summary.unclaimed > 0 && (
        <p className={css.notice}>{t('gstr3b.unclaimed', { count: summary.unclaimed })}</p>
      )}
      <Table title={t('gstr3b.table31')} first={t('gstr3b.supplies')} withValue lines={lines(/^3\.1/)} />
      {places.length > 0 && (
        <Block title={t('gstr3b.table32')}>
          <thead>
            <tr>
              <th scope="col">{t('gstr3b.recipients')}</th>
              <th scope="col">{t('gstr1.placeOfSupply')}</th>
              <Ends labels={[t('gstr1.taxable'), t('gstr1.igst')]} />
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={`${place.recipients} ${place.placeOfSupply}`}>
                <th scope="row">
                  {place.recipients === 'Unregistered' ? (
                    <Inside change={{ section: '3.2' }}>{t('gstr3b.recipients.Unregistered')}</Inside>
                  ) : (
                    t(`gstr3b.recipients.${place.recipients!}`)
                  )}
                </th>
                <td>{nameOf(place.placeOfSupply)}</td>
                <Figure value={place.taxableValue} />
                <Figure value={place.igst} />
              </tr>
            ))}
          </tbody>
        </Block>
      )}
      <Table title={t('gstr3b.table4')} first={t('gstr3b.credit')} lines={lines(/^4/)} />
      {inward?.rows && (
        <Block title={t('gstr3b.table5')}>
          <thead>
            <tr>
              <th scope="col">{t('gstr3b.supplies')}</th>
              <Ends labels={[t('gstr3b.interState'), t('gstr3b.intraState')]} />
            </tr>
          </thead>
          <tbody>
            {inward.rows.map(({ kind, interState, intraState }) => (
              <tr key={kind}>
                <th scope="row">
                  <Inside change={{ section: '5' }}>{t(`gstr3b.inward.${kind}`)}</Inside>
                </th>
                <Figure value={interState} />
                <Figure value={intraState} />
              </tr>
            ))}
          </tbody>
        </Block>
      )}
      {late && payment && (
        <Block title={`${t('gstr3b.table51')}; ${t('gstr3b.table61')}`}>
          <thead>
            <tr>
              <th scope="col">{t('gstr3b.charge')}</th>
              <Ends labels={heads.map((head) => t(`gstr1.${head}`))} />
            </tr>
          </thead>
          <tbody>
            <Heads label={t('gstr3b.interest')} of={late} />
            <Heads label={t('gstr3b.lateFee')} of={{ igst: '0.00', cess: '0.00', ...late.lateFee! }} />
            <tr data-sum>
              <th scope="row">
                <Inside change={{ tab: 'setOff' }}>{t('gstr3b.tax')}</Inside>
              </th>
              {heads.map((head) => (
                <Figure key={head} value={payment[head]} />
              ))}
            </tr>
          </tbody>
        </Block>
      )}
    </div>
  )
}

export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <Grid label={title}>{children}</Grid>
    </section>
  )
}

export const Ends = ({ labels }: { labels: readonly string[] }) =>
  labels.map((label) => (
    <th key={label} scope="col" data-end>
      {label}
    </th>
  ))

export const Figure = ({ value }: { value: string }) => (
  <td data-end>
    <Amount value={value} />
  </td>
)

type HeadAmounts = Readonly<Record<(typeof heads)[number], string>>

export function Heads({ label, of, isSum = false }: { label: ReactNode; of: HeadAmounts; isSum?: boolean }) {
  return (
    <tr data-sum={isSum || undefined}>
      <th scope="row">{label}</th>
      {heads.map((head) => (
        <Figure key={head} value={of[head]} />
      ))}
    </tr>
  )
}

function Table({
  title,
  first,
  withValue = false,
  lines,
}: {
  title: string
  first: string
  withValue?: boolean
  lines: readonly Line[]
}) {
  const t = useT()
  return (
    <Block title={title}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <Ends
            labels={[...(withValue ? [t('gstr1.taxable')] : []), ...heads.map((head) => t(`gstr1.${head}`))]}
          />
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.section} data-sum={line.section === '4C' || undefined}>
            <th scope="row">
              <Name line={line} />
              <Sources line={line} />
            </th>
            {withValue && <Figure value={line.taxableValue} />}
            {heads.map((head) => (
              <Figure key={head} value={line[head]} />
            ))}
          </tr>
        ))}
      </tbody>
    </Block>
  )
}

function Name({ line: { section } }: { line: Line }) {
  const t = useT()
  const text = `${section} ${t(`gstr3b.section.${section}`)}`
  return computed.has(section) ? text : <Inside change={{ section }}>{text}</Inside>
}

/** Tables of GSTR-1 behind it, and what was added by hand. */
function Sources({ line: { from, isLocked, adjusted } }: { line: Line }) {
  const t = useT()
  const byHand = adjusted
    ? Decimal.sum([adjusted.taxableValue, ...heads.map((head) => adjusted[head])])
    : Decimal.zero
  const parts = [
    ...(from && from.length > 0
      ? [t('gstr3b.ofTable', { table: from.map(({ table }) => table).join(', ') })]
      : []),
    ...(isLocked ? [t('gstr3b.locked')] : []),
    ...(byHand.isZero() ? [] : [t('gstr3b.adjustments')]),
  ]
  return parts.length > 0 ? <p className="meta">{parts.join(' · ')}</p> : null
}
