import { Checkbox, Skeleton, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../app/api/use-call.ts'
import { Validity } from '../../app/eway/Validity.tsx'
import { useT } from '../../app/texts.ts'
import { useFormSetting } from '../../ui/form/context.ts'
import { useFormValue } from '../../ui/form/form.ts'
import css from './sheets.module.css'

const none: readonly string[] = []

/** Bills that may go on a sheet of a GSTIN now, those that end first in front. */
export function Candidates({ entityId, without = none }: { entityId: number; without?: readonly string[] }) {
  const t = useT()
  const { form } = useFormSetting()
  const [keyword, setKeyword] = useState('')
  const chosen = useFormValue(
    form,
    ({ values }) => (values['ewbNos'] as readonly string[] | undefined) ?? none,
  )
  const issue = useFormValue(form, ({ issues }) => issues.get('ewbNos'))
  const found = useCall(
    'consolidatedEWayBill.candidates',
    { entityId, ...(keyword ? { keyword } : {}) },
    { needed: true, enabled: entityId > 0, keepPrevious: true },
  )
  const shown = found.data?.filter(({ ewbNo }) => !without.includes(ewbNo))
  const toggle = (ewbNo: string) =>
    form.set('ewbNos', chosen.includes(ewbNo) ? chosen.filter((one) => one !== ewbNo) : [...chosen, ewbNo])
  return (
    <fieldset className={css.candidates} aria-invalid={issue ? true : undefined}>
      <legend>
        {t('sheet.choose')} <span aria-live="polite">{t.count('sheet.chosen', chosen.length)}</span>
      </legend>
      <TextInput
        aria-label={t('keys.search')}
        placeholder={t('keys.search')}
        value={keyword}
        maxLength={50}
        onChange={(event) => setKeyword(event.currentTarget.value)}
      />
      {!shown && <Skeleton height={96} />}
      {shown?.length === 0 && <p className="muted">{t('sheet.noCandidates')}</p>}
      <div className={css.choices}>
        {shown?.map((bill) => (
          <div key={bill.ewbNo} className={css.choice}>
            <Checkbox
              checked={chosen.includes(bill.ewbNo)}
              onChange={() => toggle(bill.ewbNo)}
              label={
                <>
                  <bdi className="figure">{bill.ewbNo}</bdi>{' '}
                  <span className="muted">
                    {[bill.documentNumber, bill.toName, bill.toPlace].filter(Boolean).join(' · ')}
                  </span>
                </>
              }
            />
            <Validity until={bill.validUpto} urgency={bill.urgency} />
          </div>
        ))}
      </div>
      {issue && <p className={css.problem}>{t('sheet.chooseOne')}</p>}
    </fieldset>
  )
}
