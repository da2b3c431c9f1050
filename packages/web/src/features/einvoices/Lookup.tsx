import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Input, Reply } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useGstins } from '../../app/session/company.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import css from './einvoices.module.css'
import { FoundInvoice, FoundTaxpayer } from './LookupResult.tsx'

const ways = ['Irn', 'AckNo', 'DocumentDetails', 'Gstin'] as const
type Way = (typeof ways)[number]
type Types = NonNullable<Input<'eInvoice.lookup'>['documentType']>

/** Asks the e-invoice portal for an IRN, for what was made of a document, or for a registration. */
export function Lookup() {
  const t = useT()
  const nav = useNav()
  const gstins = useGstins()
  const asked = (name: string) => String(nav.search[name] ?? '')
  const [by, setBy] = useState<Way>(ways.find((way) => way === asked('by')) ?? 'Irn')
  const [values, setValues] = useState<Readonly<Record<string, string>>>({
    type: 'INV',
    Irn: asked('irn'),
    number: asked('number'),
    date: asked('date'),
    Gstin: asked('gstin'),
  })
  const [entity, setEntity] = useState<number>()
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [found, setFound] = useState<Reply<'eInvoice.lookup'>>()
  const [taxpayer, setTaxpayer] = useState<Reply<'eInvoice.syncGstin'>>()
  const lookup = useAction('eInvoice.lookup', {})
  const sync = useAction('eInvoice.syncGstin', {})
  if (!gstins) return <ScreenSkeleton />
  const entityId = entity ?? gstins[0]?.entityId
  if (entityId === undefined) return <EmptyState text={t('eInvoice.credentials.none')} />
  const forget = () => {
    setFound(undefined)
    setTaxpayer(undefined)
    setFaults({})
  }
  const set = (name: string, value: string) => {
    setValues({ ...values, [name]: value })
    setFaults({})
  }
  const run = async () => {
    forget()
    try {
      if (by === 'Gstin') setTaxpayer(await sync.mutateAsync({ entityId, gstin: values['Gstin']!.trim() }))
      else setFound(await lookup.mutateAsync({ entityId, by, ...memberOf(by, values) }))
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : []
      setFaults(Object.fromEntries(issues.map(({ property, message }) => [property, message])))
    }
  }
  const text = (name: string, label: string, maxLength: number, member: string, help?: string) => (
    <TextInput
      name={name}
      label={label}
      required
      maxLength={maxLength}
      {...(help ? { description: help } : {})}
      autoComplete="off"
      spellCheck={false}
      className={css.wide ?? ''}
      value={values[name] ?? ''}
      error={faults[member]}
      onChange={(event) => set(name, event.currentTarget.value)}
    />
  )
  return (
    <div className={css.screen}>
      <h1>{t('lookup.title')}</h1>
      <p className="muted">{t('lookup.text')}</p>
      <form
        className={css.card}
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        <div className={css.ask}>
          <NativeSelect
            label={t('lookup.by')}
            name="by"
            value={by}
            data={ways.map((way) => ({ value: way, label: t(`lookup.by.${way}`) }))}
            onChange={(event) => {
              setBy(event.currentTarget.value as Way)
              forget()
            }}
          />
          {gstins.length > 1 && (
            <NativeSelect
              label={t('lookup.gstin')}
              name="entityId"
              dir="auto"
              value={String(entityId)}
              data={gstins.map((one) => ({
                value: String(one.entityId),
                label: [one.vrn, one.entityName].filter(Boolean).join(' · '),
              }))}
              onChange={(event) => setEntity(Number(event.currentTarget.value))}
            />
          )}
          {by === 'Irn' && text('Irn', t('eInvoice.irn'), 64, 'irn')}
          {by === 'AckNo' && text('AckNo', t('eInvoice.ackNo'), 20, 'ackNo', t('lookup.ackHelp'))}
          {by === 'Gstin' && text('Gstin', t('field.gstin'), 15, 'gstin')}
          {by === 'DocumentDetails' && (
            <>
              <NativeSelect
                label={t('qrReading.documentType')}
                name="type"
                value={values['type'] ?? 'INV'}
                data={(['INV', 'CRN', 'DBN'] as const).map((value) => ({
                  value,
                  label: t(`qrReading.type.${value}`),
                }))}
                onChange={(event) => set('type', event.currentTarget.value)}
              />
              {text('number', t('invoice.number'), 16, 'number')}
              <DateInput
                label={t('invoice.date')}
                name="date"
                required
                value={values['date'] ?? ''}
                {...(faults['date'] ? { error: faults['date'] } : {})}
                onChange={(value) => set('date', value ?? '')}
              />
            </>
          )}
        </div>
        <div className={css.buttons}>
          <Button type="submit" variant="filled" loading={lookup.isPending || sync.isPending}>
            {t(by === 'Gstin' ? 'lookup.sync' : 'lookup.run')}
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {found && <FoundInvoice found={found} />}
        {taxpayer && <FoundTaxpayer taxpayer={taxpayer} />}
      </div>
    </div>
  )
}

function memberOf(by: Exclude<Way, 'Gstin'>, values: Readonly<Record<string, string>>) {
  if (by === 'Irn') return { irn: values['Irn']!.trim() }
  if (by === 'AckNo') return { ackNo: (values['AckNo'] ?? '').trim() }
  return {
    documentType: (values['type'] ?? 'INV') as Types,
    number: values['number']!.trim(),
    date: values['date'] ?? '',
  }
}
