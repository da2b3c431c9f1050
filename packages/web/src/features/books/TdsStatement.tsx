import { tdsForms } from '@bahi/domain/withholding/statement.ts'
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
import { TdsCertificates } from './TdsCertificates.tsx'
import css from './books.module.css'

type Asked = Input<'tdsStatement.detail'>
type Statement = Reply<'tdsStatement.detail'>

const yearsBack = [0, -1, -2, -3]
const quarters = [1, 2, 3, 4] as const

/** A quarter of tax deducted as its statement asks for it. */
export function TdsStatement() {
  const t = useT()
  const { search, eId, setSearch } = useNav()
  const today = istDateOf(Date.now())
  const current = financialYearOf(today)
  const year = search['financialYear']
  const financialYear = isFinancialYear(year) ? year : current
  const quarter = quarters.find((one) => String(one) === search['quarter']) ?? quarterOf(today)
  const form = tdsForms.find((one) => one === search['form']) ?? '26Q'
  const asked = { companyId: eId ?? 0, form, financialYear, quarter }
  const first = Number(current.slice(0, 4))
  const years = [...new Set([financialYear, ...yearsBack.map((step) => financialYearFrom(first + step))])]
  return (
    <div className={css.screen}>
      <h1>{t('tds.statement')}</h1>
      <div className={`${css.bar} no-print`}>
        <NativeSelect
          aria-label={t('tds.form')}
          value={form}
          data={tdsForms.map((value) => ({ value, label: t(`tds.form.${value}`) }))}
          onChange={({ currentTarget }) => setSearch({ form: currentTarget.value })}
        />
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
        <To to="tds-challans">{t('tds.challanList')}</To>
      </div>
      <LoadBoundary>
        <Quarter asked={asked} />
      </LoadBoundary>
    </div>
  )
}

function Quarter({ asked }: { asked: Asked }) {
  const t = useT()
  const format = useSession((session) => session.settings?.dateFormat ?? 'DD/MM/YYYY')
  const { data } = useCall('tdsStatement.detail', asked, { needed: true, keepPrevious: true })
  if (!data) return null
  if (data.deductions === 0) return <EmptyState text={t('tds.statementEmpty')} />
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
              <li key={one.problem}>{problemText(t, one)}</li>
            ))}
          </ul>
        </section>
      )}
      <Facts facts={factsOf(t, data)} />
      <Part title={t('tds.deductions')} asked={asked} part="deductions">
        <To
          to={`tds-register?period=custom&from=${data.from}&to=${data.to}`}
        >{`${t('tds.register')}: ${data.deductions}`}</To>
      </Part>
      <Part title={t('tds.challanList')} asked={asked} part="challans">
        <Challans challans={data.challans} />
      </Part>
      <Part title={t('tds.certificates')} asked={asked} part="certificates">
        <p className="muted">{t('tds.certificatesText')}</p>
        <TdsCertificates asked={asked} />
      </Part>
    </>
  )
}

const problemText = (t: Translate, { problem, count, amount }: Statement['problems'][number]) =>
  t(`tds.problem.${problem}`, { count, amount: amount === null ? '' : grouped(amount) })

const factsOf = (t: Translate, data: Statement) =>
  [
    [t('tds.deductor'), data.deductor.name],
    [t('tds.tan'), <bdi key="tan">{data.deductor.tan ?? dash}</bdi>],
    [t('field.pan'), <bdi key="pan">{data.deductor.pan ?? dash}</bdi>],
    [t('tds.statementDue'), <DateText key="due" value={data.dueOn} />],
    [t('tds.certificatesDue'), <DateText key="certificates" value={data.certificatesDueOn} />],
    [t('tds.deductees'), String(data.deductees)],
    [t('tds.credited'), <Amount key="credited" value={data.credited} />],
    [t('tds.tax'), <Amount key="tax" value={data.tax} />],
    [t('tds.paid'), <Amount key="paid" value={data.paid} />],
    [t('tds.unpaid'), <Amount key="unpaid" value={data.unpaid} />],
    [t('tds.interestDue'), <Amount key="interest" value={data.interestDue} />],
    [t('tds.interestPaid'), <Amount key="interestPaid" value={data.interestPaid} />],
    ...(Number(data.lateFee) === 0
      ? []
      : ([[t('tds.lateFee'), <Amount key="fee" value={data.lateFee} />]] as const)),
  ] as const

interface PartProps {
  readonly title: string
  readonly asked: Asked
  readonly part: Input<'tdsStatement.export'>['part']
  readonly children: React.ReactNode
}

function Part({ title, asked, part, children }: PartProps) {
  return (
    <section className={css.form} aria-label={title}>
      <div className={css.bar}>
        <h2>{title}</h2>
        <span className={css.files}>
          <ExportMenu call="tdsStatement.export" right="ACC_DD_EX" body={{ ...asked, part }} />
        </span>
      </div>
      {children}
    </section>
  )
}

function Challans({ challans }: Pick<Statement, 'challans'>) {
  const t = useT()
  if (challans.length === 0) return <p className="muted">{t('tds.challanEmpty')}</p>
  return (
    <div className={css.statement} role="region" aria-label={t('tds.challanList')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('tds.challanNumber')}</th>
            <th scope="col">{t('tds.bsrCode')}</th>
            <th scope="col">{t('tds.paidOn')}</th>
            <th scope="col" data-align="end">
              {t('tds.tax')}
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
                <To to={`view-tds-challan/${one.id}`}>
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
