import { TaxChallanSave } from '@bahi/contracts/tax-challans.ts'
import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { useEffect, useRef } from 'react'
import { JournalAccountPicker } from '../../app/accounts/AccountPicker.tsx'
import { paidFrom } from './paid-from.ts'
import type { Input, Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { useGstins } from '../../app/session/company.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { useField } from '../../ui/form/context.ts'
import { ChoiceField, DateField, FieldGroup, MoneyField, TextField } from '../../ui/form/fields.tsx'
import { useForm, useFormValue } from '../../ui/form/form.ts'
import type { FormStore } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import { Amount } from '../../ui/values.tsx'
import { challansTouched } from './challans-touched.ts'
import { ChallanDue } from './ChallanDue.tsx'
import { challanCall } from './sides.ts'
import type { Side } from './sides.ts'
import css from './books.module.css'

type Challan = Reply<'tdsChallan.detail'>

/** A payment of what is due up to the end of last month, until another day is chosen. */
export function CreateChallan({ side }: { side: Side }) {
  const t = useT()
  const { search } = useNav()
  const gstins = useGstins()
  if (!gstins) return <ScreenSkeleton />
  const today = istDateOf(Date.now())
  const [asked] = [search['entityIds'] ?? []].flat().map(Number)
  const place = gstins.find(({ entityId }) => entityId === asked) ?? gstins[0]
  return (
    <Form
      side={side}
      title={t(`${side}.createChallan`)}
      accountName={t('ledger.account.bank')}
      initial={{
        entityId: place?.entityId,
        date: today,
        until: addDays(`${today.slice(0, 7)}-01`, -1),
        sections: [],
        account: 'Bank',
      }}
    />
  )
}

export function EditChallan({ side }: { side: Side }) {
  const t = useT()
  const { id } = useNav()
  const { data } = useCall(challanCall(side, 'detail'), { id: Number(id) }, { needed: true })
  const first = useRef<Challan>(undefined)
  if (data) first.current ??= data
  const challan = first.current
  if (!challan) return <ScreenSkeleton />
  return (
    <Form
      side={side}
      title={t(`${side}.editChallan`)}
      accountName={challan.account === null ? '' : paidFrom(t, challan.account, challan.accountId)}
      initial={{
        ...Object.fromEntries(
          (['id', 'version', 'entityId', 'date', 'bsrCode', 'number', 'tax'] as const).map((name) => [
            name,
            challan[name],
          ]),
        ),
        ...(Number(challan.interest) === 0 ? {} : { interest: challan.interest }),
        ...(Number(challan.fee) === 0 ? {} : { fee: challan.fee }),
        ...(challan.accountId === null
          ? { account: challan.account ?? 'Bank' }
          : { accountId: challan.accountId }),
        ...(challan.notes === null ? {} : { notes: challan.notes }),
      }}
    />
  )
}

interface Props {
  readonly side: Side
  readonly title: string
  readonly initial: Values
  readonly accountName: string
}

function Form({ side, title, initial, accountName }: Props) {
  const t = useT()
  const nav = useNav()
  const gstins = useGstins()
  const form = useForm(TaxChallanSave[side], initial)
  const save = useAction(challanCall(side, 'save'), { refreshes: challansTouched, quiet: true })
  const isNew = initial['id'] === undefined
  return (
    <FormScreen
      title={title}
      form={form}
      draft={`${side}Challan ${(initial['id'] as number | undefined) ?? ''}`}
      save={(body) => save.mutateAsync(TaxChallanSave[side].parse(body) as Input<'tdsChallan.save'>)}
      savedText={({ journalNumber }) => t('tds.challanSaved', { number: journalNumber })}
      onSaved={({ id }) => nav.go(`view-${side}-challan/${id}`, { replace: true })}
    >
      <FieldGroup title={t(`${side}.challan`)} note={t(`${side}.payText`)}>
        {(gstins?.length ?? 0) > 1 && (
          <ChoiceField
            name="entityId"
            label={t('field.gstin')}
            disabled={!isNew}
            options={(gstins ?? []).map((one) => ({ value: String(one.entityId), label: one.entityName }))}
          />
        )}
        <DateField name="date" label={t('tds.paidOn')} required />
        <TextField name="bsrCode" label={t('tds.bsrCode')} autoFocus />
        <TextField name="number" label={t('tds.challanNumber')} />
      </FieldGroup>
      {isNew && (
        <FieldGroup title={t('tds.dueSections')}>
          <DateField name="until" label={t(`${side}.until`)} />
          <ChallanDue side={side} />
        </FieldGroup>
      )}
      <FieldGroup title={t('tds.challanTotal')}>
        <MoneyField name="tax" label={t(`${side}.tax`)} />
        <Interest side={side} isNew={isNew} />
        <MoneyField name="fee" label={t('tds.fee')} />
        <Account name={accountName} />
        <TextField name="notes" wide />
        <Total form={form} />
      </FieldGroup>
    </FormScreen>
  )
}

/** The interest of what is chosen is proposed until another is typed. */
function Interest({ side, isNew }: { side: Side; isNew: boolean }) {
  const t = useT()
  const { form, value } = useField('interest')
  const entityId = Number(useField('entityId').value)
  const date = (useField('date').value ?? '') as string
  const until = (useField('until').value ?? '') as string
  const sections = (useField('sections').value ?? []) as NonNullable<Input<'tdsChallan.due'>['sections']>
  const proposed = useRef('')
  const { data } = useCall(
    challanCall(side, 'due'),
    { entityId, date, ...(until ? { until } : {}), sections },
    { enabled: isNew && entityId > 0 && date !== '' && sections.length > 0, quiet: true, keepPrevious: true },
  )
  const interest = isNew && sections.length > 0 ? data?.interest : undefined
  useEffect(() => {
    if (!isNew) return
    const next = interest === undefined || Number(interest) === 0 ? '' : interest
    if ((value ?? '') === proposed.current && next !== proposed.current) {
      form.set('interest', next)
      proposed.current = next
    }
  }, [form, interest, isNew, value])
  return <MoneyField name="interest" label={t('tds.interest')} />
}

function Account({ name }: { name: string }) {
  const t = useT()
  const { form, error } = useField('account')
  const shown = useRef(name)
  return (
    <div className={css.field}>
      <span aria-hidden>{t('tds.account')}</span>
      <JournalAccountPicker
        aria-label={t('tds.account')}
        shown={shown.current}
        withParties={false}
        error={error}
        onPick={(choice) => {
          shown.current = choice?.name ?? ''
          form.set('account', choice?.account)
          form.set('accountId', choice?.accountId)
        }}
      />
    </div>
  )
}

function Total({ form }: { form: FormStore }) {
  const t = useT()
  const total = useFormValue(form, ({ values }) =>
    Decimal.sum(
      ['tax', 'interest', 'fee'].map((name) => {
        const typed = values[name]
        return typeof typed === 'string' && Decimal.isValid(typed) ? typed : '0'
      }),
    ).toFixed(2),
  )
  return (
    <dl className={css.sums}>
      <div>
        <dt>{t('tds.challanTotal')}</dt>
        <dd>
          <Amount value={total} sign />
        </dd>
      </div>
    </dl>
  )
}
