import { Checkbox } from '@mantine/core'
import { formatDate } from '@bahi/domain/cal/shown.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { useEffect, useRef } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useSession } from '../../app/session/session.ts'
import { useT } from '../../app/texts.ts'
import { useField } from '../../ui/form/context.ts'
import { Amount } from '../../ui/values.tsx'
import { challanCall } from './sides.ts'
import type { Side } from './sides.ts'
import css from './books.module.css'

type Section = Reply<'tdsChallan.due'>['sections'][number]
const none: readonly Section['section'][] = []

/** What is due by section; those that are chosen make the tax of the challan. */
export function ChallanDue({ side }: { side: Side }) {
  const t = useT()
  const format = useSession((session) => session.settings?.dateFormat ?? 'DD/MM/YYYY')
  const entityId = Number(useField('entityId').value)
  const date = (useField('date').value ?? '') as string
  const until = (useField('until').value ?? '') as string
  const { form, value, error } = useField('sections')
  const chosen = (value ?? none) as readonly Section['section'][]
  const { data } = useCall(
    challanCall(side, 'due'),
    { entityId, date, ...(until ? { until } : {}) },
    { enabled: entityId > 0 && date !== '', needed: true, keepPrevious: true },
  )
  const due = data?.sections
  const tax = useField('tax').value ?? ''
  const proposed = useRef('')
  // Another day has other deductions: what is no longer due is not chosen, and the tax follows until another is typed.
  useEffect(() => {
    if (!due || chosen.length === 0) return
    const left = chosen.filter((section) => due.some((one) => one.section === section))
    if (left.length < chosen.length) form.set('sections', left)
    const next = taxOf(due, left)
    if (tax !== proposed.current || next === proposed.current) return
    proposed.current = next
    form.set('tax', next)
  }, [form, due, chosen, tax])
  if (!data) return null
  if (data.sections.length === 0) return <p className="muted">{t(`${side}.nothingDue`)}</p>
  const choose = (sections: readonly Section['section'][]) => {
    form.set('sections', sections)
    proposed.current = taxOf(data.sections, sections)
    form.set('tax', proposed.current)
  }
  return (
    <div
      className={css.statement}
      data-field="sections"
      role="region"
      aria-label={t('tds.dueSections')}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t(`${side}.section`)}</th>
            <th scope="col" data-align="end">
              {t(`${side}.deductions`)}
            </th>
            <th scope="col">{t('tds.dueOn')}</th>
            <th scope="col" data-align="end">
              {t(`${side}.tax`)}
            </th>
            <th scope="col" data-align="end">
              {t('tds.interest')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.sections.map((one) => (
            <tr key={one.section}>
              <th scope="row">
                <Checkbox
                  label={<bdi>{one.section}</bdi>}
                  checked={chosen.includes(one.section)}
                  onChange={({ currentTarget }) =>
                    choose(
                      currentTarget.checked
                        ? [...chosen, one.section]
                        : chosen.filter((section) => section !== one.section),
                    )
                  }
                />
              </th>
              <td data-align="end" className="figure">
                {one.deductions}
              </td>
              <td>{formatDate(one.dueOn, format)}</td>
              <td data-align="end">
                <Amount value={one.tax} />
              </td>
              <td data-align="end">
                <Amount value={one.interest} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {error && (
        <p className={css.faults} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

const taxOf = (due: readonly Section[], sections: readonly Section['section'][]): string =>
  sections.length === 0
    ? ''
    : Decimal.sum(due.filter(({ section }) => sections.includes(section)).map((one) => one.tax)).toFixed(2)
