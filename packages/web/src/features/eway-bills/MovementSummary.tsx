import { useEffect, useState } from 'react'
import type { Input, Reply } from '../../app/api/call-types.ts'
import { call } from '../../app/api/call.ts'
import css from '../../app/eway/eway.module.css'
import portals from '../../app/portals/portals.module.css'
import { Facts } from '../../app/screens/ViewScreen.tsx'
import { useT } from '../../app/texts.ts'
import { focusField } from '../../ui/form/ErrorSummary.tsx'
import { useFormSetting } from '../../ui/form/context.ts'
import { useFormValue } from '../../ui/form/form.ts'
import { withoutBlanks } from '../../ui/form/values.ts'
import { Amount, Chip } from '../../ui/values.tsx'

type Checked = Reply<'eWayBill.check'>
const restMs = 600

/** What follows from what is typed: totals, whether a bill is needed, and what the portal would refuse. */
export function MovementSummary() {
  const t = useT()
  const { form } = useFormSetting()
  const values = useFormValue(form, (state) => state.values)
  const [checked, setChecked] = useState<Checked>()
  useEffect(() => {
    let isNewest = true
    const timer = window.setTimeout(() => {
      const { id: _id, version: _version, ...body } = withoutBlanks(values)
      const isWhole = form.schema.safeParse(body).success
      if (isWhole)
        void call('eWayBill.check', body as Input<'eWayBill.check'>, { quiet: true }).then(
          // What was typed meanwhile is checked anew: an answer that comes late says nothing of it.
          (reply) => isNewest && setChecked(reply),
          () => undefined,
        )
    }, restMs)
    return () => {
      isNewest = false
      window.clearTimeout(timer)
    }
  }, [values, form])
  if (!checked) return <p className="muted">{t('movement.notYet')}</p>
  const { totals, need, issues } = checked
  return (
    <div className={css.panel} aria-live="polite">
      <p className={css.need}>
        <Chip tone={need.need === 'needed' ? 'attention' : 'neutral'}>{t(`eWayBill.need.${need.need}`)}</Chip>{' '}
        <span>{need.message}</span> {need.remark && <span className="muted">{need.remark}</span>}
      </p>
      <Totals totals={totals} />
      {issues.length > 0 && (
        <section>
          <h2 className={css.subject}>{t('movement.faults')}</h2>
          <ul className={portals.issues}>
            {issues.map(({ code, path, message, fix }) => (
              <li key={`${code} ${path} ${message}`}>
                <div>
                  <span className="figure">{code}</span> <span dir="auto">{message}</span>
                </div>
                {fix && (
                  <div className="muted" dir="auto">
                    {fix}
                  </div>
                )}
                {path && (
                  <div>
                    <button type="button" className="plain" onClick={() => focusField(fieldOf(path))}>
                      {t('movement.toField')}
                    </button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** `lines[2].hsn` as the form names it: `lines.2.hsn`. */
const fieldOf = (path: string) => path.replaceAll(/\[(\d+)\]/g, '.$1')

export function Totals({ totals }: { totals: Checked['totals'] }) {
  const t = useT()
  return (
    <Facts
      facts={[
        [t('movement.taxableValue'), <Amount key="taxable" value={totals.taxableValue} />],
        [t('movement.tax.igst'), <Amount key="igst" value={totals.igst} />],
        [t('movement.tax.cgst'), <Amount key="cgst" value={totals.cgst} />],
        [t('movement.tax.sgst'), <Amount key="sgst" value={totals.sgst} />],
        [t('movement.tax.cess'), <Amount key="cess" value={totals.cess} />],
        [t('movement.otherValue'), <Amount key="other" value={totals.other} />],
        [t('invoice.total'), <Amount key="total" value={totals.total} sign />],
      ]}
    />
  )
}
