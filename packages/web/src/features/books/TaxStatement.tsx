import { tcsForms, tdsForms } from '@bahi/domain/withholding/statement.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { formatDate } from '@bahi/domain/cal/shown.ts'
import { financialYearFrom, financialYearOf, isFinancialYear, quarterOf } from '@bahi/domain/cal/period.ts'
import { NativeSelect } from '@mantine/core'
import type { Input, Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useSession } from '../../app/session/session.ts'
import { LoadBoundary } from '../../app/LoadBoundary.tsx'
import { To, useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { ExportMenu } from '../../app/screens/ExportMenu.tsx'
import { Facts } from '../../app/screens/ViewScreen.tsx'
import { useT } from '../../app/texts.ts'
import type { Translate } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { grouped } from '../../ui/numbers.ts'
import { Amount, dash } from '../../ui/values.tsx'
import { statementCall } from './sides.ts'
import type { Side } from './sides.ts'
import { TaxCertificates } from './TaxCertificates.tsx'
import css from './books.module.css'

type Asked = Input<'tdsStatement.detail'>
type Statement = Reply<'tdsStatement.detail'>

const yearsBack = [0, -1, -2, -3]
const quarters = [1, 2, 3, 4] as const

const formsOf = { tds: tdsForms, tcs: tcsForms }

/** A quarter of tax deducted or collected as its statement asks for it. */
export function TaxStatement({ side }: { side: Side }) {
  const t = useT()
  const { search, eId, setSearch } = useNav()
  const today = istDateOf(Date.now())
  const current = financialYearOf(today)
  const year = search['financialYear']
  const financialYear = isFinancialYear(year) ? year : current
  const quarter = quarters.find((one) => String(one) === search['quarter']) ?? quarterOf(today)
  const forms: readonly string[] = formsOf[side]
  const form = forms.find((one) => one === search['form']) ?? forms[0]!
  const asked = { companyId: eId ?? 0, form, financialYear, quarter } as Asked
  const first = Number(current.slice(0, 4))
  const years = [...new Set([financialYear, ...yearsBack.map((step) => financialYearFrom(first + step))])]
  return (
    <div className={css.screen}>
      <h1>{t(`${side}.statement`)}</h1>
      <div className={`${css.bar} no-print`}>
        {side === 'tds' && (
          <NativeSelect
            aria-label={t('tds.form')}
            value={form}
            data={tdsForms.map((value) => ({ value, label: t(`tds.form.${value}`) }))}
            onChange={({ currentTarget }) => setSearch({ form: currentTarget.value })}
          />
        )}
        <NativeSelect
          aria-label={t('field.financialYear')}
          value={financialYear}
          data={years.toSorted().toReversed()}
          onChange={({ currentTarget }) => setSearch({ financialYear: currentTarget.value })}
        />
        <NativeSelect
          aria-label={t('tds.quarter')}
          value={String(quarter)}
          data={quarters.map((value) => ({ value: String(value), label: `Q${value}` }))}
          onChange={({ currentTarget }) => setSearch({ quarter: currentTarget.value })}
        />
        <To to={`${side}-challans`}>{t(`${side}.challanList`)}</To>
      </div>
      <LoadBoundary>
        <Quarter side={side} asked={asked} />
      </LoadBoundary>
    </div>
  )
}

function Quarter({ side, asked }: { side: Side; asked: Asked }) {
  const t = useT()
  const format = useSession((session) => session.settings?.dateFormat ?? 'DD/MM/YYYY')
  const { data } = useCall(statementCall(side, 'detail'), asked, { needed: true, keepPrevious: true })
  if (!data) return null
  if (data.deductions === 0) return <EmptyState text={t(`${side}.statementEmpty`)} />
  return (
    <>
      <p className="muted">
        {t('tds.formNumber', {
          number: data.formNumber,
          from: formatDate(data.from, format),
          to: formatDate(data.to, format),
        })}
      </p>
      {data.problems.length > 0 && (
        <section className={css.notice} aria-label={t('tds.toCorrect')}>
          <strong>{t('tds.toCorrect')}</strong>
          <ul>
            {data.problems.map((one) => (
              <li key={one.problem}>{problemText(t, side, one)}</li>
            ))}
          </ul>
        </section>
      )}
      <Facts facts={factsOf(t, side, data)} />
      <Part side={side} title={t(`${side}.deductions`)} asked={asked} part="deductions">
        <To
          to={`${side}-register?period=custom&from=${data.from}&to=${data.to}`}
        >{`${t(`${side}.register`)}: ${data.deductions}`}</To>
      </Part>
      <Part side={side} title={t(`${side}.challanList`)} asked={asked} part="challans">
        <Challans side={side} challans={data.challans} />
      </Part>
      <Part side={side} title={t('tds.certificates')} asked={asked} part="certificates">
        <p className="muted">{t(`${side}.certificatesText`, { form: data.certificateForm })}</p>
        <TaxCertificates side={side} asked={asked} />
      </Part>
    </>
  )
}

const problemText = (t: Translate, side: Side, { problem, count, amount }: Statement['problems'][number]) =>
  t(textOf(side, problem), { count, amount: amount === null ? '' : grouped(amount) })

/** What both sides say alike is said once. */
const textOf = (side: Side, problem: Statement['problems'][number]['problem']) =>
  problem === 'noTan' || problem === 'withoutPan' || problem === 'unpaid'
    ? (`${side}.problem.${problem}` as const)
    : (`tds.problem.${problem}` as const)

const factsOf = (t: Translate, side: Side, data: Statement) =>
  [
    [t(`${side}.deductor`), data.deductor.name],
    [t('tds.tan'), <bdi key="tan">{data.deductor.tan ?? dash}</bdi>],
    [t('field.pan'), <bdi key="pan">{data.deductor.pan ?? dash}</bdi>],
    [t('tds.statementDue'), <DateText key="due" value={data.dueOn} />],
    [t('tds.certificatesDue'), <DateText key="certificates" value={data.certificatesDueOn} />],
    [t(`${side}.deductees`), String(data.deductees)],
    [t(`${side}.taxed`), <Amount key="credited" value={data.credited} />],
    [t(`${side}.tax`), <Amount key="tax" value={data.tax} />],
    [t('tds.paid'), <Amount key="paid" value={data.paid} />],
    [t('tds.unpaid'), <Amount key="unpaid" value={data.unpaid} />],
    [t('tds.interestDue'), <Amount key="interest" value={data.interestDue} />],
    [t('tds.interestPaid'), <Amount key="interestPaid" value={data.interestPaid} />],
    ...(Number(data.lateFee) === 0
      ? []
      : ([[t('tds.lateFee'), <Amount key="fee" value={data.lateFee} />]] as const)),
  ] as const

interface PartProps {
  readonly side: Side
  readonly title: string
  readonly asked: Asked
  readonly part: Input<'tdsStatement.export'>['part']
  readonly children: React.ReactNode
}

function Part({ side, title, asked, part, children }: PartProps) {
  return (
    <section className={css.form} aria-label={title}>
      <div className={css.bar}>
        <h2>{title}</h2>
        <span className={css.files}>
          <ExportMenu call={statementCall(side, 'export')} right="ACC_DD_EX" body={{ ...asked, part }} />
        </span>
      </div>
      {children}
    </section>
  )
}

function Challans({ side, challans }: Pick<Statement, 'challans'> & { readonly side: Side }) {
  const t = useT()
  if (challans.length === 0) return <p className="muted">{t(`${side}.challanEmpty`)}</p>
  return (
    <div className={css.statement} role="region" aria-label={t(`${side}.challanList`)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('tds.challanNumber')}</th>
            <th scope="col">{t('tds.bsrCode')}</th>
            <th scope="col">{t('tds.paidOn')}</th>
            <th scope="col" data-align="end">
              {t(`${side}.tax`)}
            </th>
            <th scope="col" data-align="end">
              {t('tds.interest')}
            </th>
            <th scope="col" data-align="end">
              {t('tds.ofQuarter')}
            </th>
          </tr>
        </thead>
        <tbody>
          {challans.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <To to={`view-${side}-challan/${one.id}`}>
                  <bdi>{one.number}</bdi>
                </To>
              </th>
              <td>
                <bdi>{one.bsrCode}</bdi>
              </td>
              <td>
                <DateText value={one.date} />
              </td>
              <td data-align="end">
                <Amount value={one.tax} />
              </td>
              <td data-align="end">
                <Amount value={one.interest} />
              </td>
              <td data-align="end">
                <Amount value={one.used} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
