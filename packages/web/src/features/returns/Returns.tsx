import { Button, Skeleton } from '@mantine/core'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import {
  financialYearFrom,
  financialYearOf,
  isFinancialYear,
  partsOfPeriod,
} from '@bahi/domain/cal/period.ts'
import { filedForms, formNames, formOf } from '@bahi/domain/returns/forms/forms.ts'
import type { FormName } from '@bahi/domain/returns/forms/forms.ts'
import { useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { searchText, To, useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { Copyable, DateText } from '../../app/values.tsx'
import { usePreferences } from '../../theme/preferences.ts'
import { Amount, Chip, dash } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'
import { CreditComparison } from './credit/CreditComparison.tsx'
import { FiledDialog } from './FiledDialog.tsx'
import { Grid } from './Grid.tsx'
import { monthsName, periodNames } from '../../app/returns/period-names.ts'
import css from './returns.module.css'
import { reportActions } from './report-actions.ts'
import { useReport } from '../../app/reports/use-report.tsx'
import { useGstin } from '../../app/returns/use-gstin.ts'

type Entry = Reply<'gstReturn.calendar'>[number]

/** Returns of a GSTIN and year: when each is due, how far it is, and what is to be done. */
export function Returns() {
  const t = useT()
  const nav = useNav()
  const { isLoading, entity, choices } = useGstin()
  const current = financialYearOf(istDateOf(Date.now()))
  const asked = nav.search['financialYear']
  const year = isFinancialYear(asked) ? asked : current
  const report = useReport({
    name: 'creditComparison',
    body: { entityId: entity?.entityId, financialYear: year },
  })
  if (isLoading) return <ViewScreen title="" tabs={[]} isLoading />
  if (!entity) return <EmptyState text={t('gstr1.noBusiness')} />
  const start = Number(current.slice(0, 4))
  const years = [...new Set([year, ...[1, 0, -1, -2, -3].map((step) => financialYearFrom(start + step))])]
    .toSorted()
    .toReversed()
  return (
    <>
      <ViewScreen
        title={t('returns.title')}
        actions={nav.search['tab'] === 'credit' ? reportActions(report, t('gstr1.preparing')) : []}
        subtitle={
          <div className={css.choice}>
            <label>
              <span>{t('gstr1.business')}</span>
              <select
                name="entityId"
                dir="auto"
                value={entity.entityId}
                onChange={(event) => nav.setSearch({ entityId: event.target.value })}
              >
                {choices.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span>{t('returns.year')}</span>
              <select
                name="financialYear"
                value={year}
                onChange={(event) => nav.setSearch({ financialYear: event.target.value })}
              >
                {years.map((one) => (
                  <option key={one} value={one}>
                    {one}
                  </option>
                ))}
              </select>
            </label>
          </div>
        }
        tabs={[
          {
            key: 'calendar',
            label: t('returns.calendar'),
            content: () => (
              <Calendar key={`${entity.entityId} ${year}`} entityId={entity.entityId} year={year} />
            ),
          },
          {
            key: 'credit',
            label: t('creditComparison.title'),
            content: () => (
              <CreditComparison key={`${entity.entityId} ${year}`} entityId={entity.entityId} year={year} />
            ),
          },
        ]}
      />
      {report.dialog}
    </>
  )
}

function Calendar({ entityId, year }: { entityId: number; year: string }) {
  const t = useT()
  const found = useCall('gstReturn.calendar', { entityId, financialYear: year }, { needed: true })
  const [marking, setMarking] = useState<Entry>()
  const entries = found.data
  if (!entries) return <Skeleton height={360} />
  if (entries.length === 0) return <EmptyState text={t('returns.empty')} />
  return (
    <div className={css.stack}>
      <Grid label={t('returns.calendar')}>
        <thead>
          <tr>
            <th scope="col">{t('returns.form')}</th>
            <th scope="col">{t('returns.period')}</th>
            <th scope="col">{t('gstr1.dueDate')}</th>
            <th scope="col">{t('returns.status')}</th>
            <th scope="col">{t('returns.filing')}</th>
            <th scope="col" data-end>
              {t('returns.lateFee')}
            </th>
            <th scope="col" data-end>
              {t('returns.interest')}
            </th>
            <th scope="col" aria-label={t('list.actions')} />
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow
              key={`${entry.form} ${entry.returnPeriod}`}
              entityId={entityId}
              entry={entry}
              onMark={() => setMarking(entry)}
            />
          ))}
        </tbody>
      </Grid>
      {marking && (
        <FiledDialog
          filing={{ entityId, returnPeriod: marking.returnPeriod }}
          returnType={nameOf(marking)}
          isFiled={marking.status === 'Filed'}
          onClose={() => setMarking(undefined)}
        />
      )}
    </div>
  )
}

const nameOf = ({ form }: Entry): FormName => formNames.find((name) => name.toLowerCase() === form)!
const tones: Readonly<Record<Entry['status'], Tone>> = {
  NotStarted: 'neutral',
  Prepared: 'attention',
  Pushed: 'ink',
  Filed: 'ok',
}

function EntryRow({ entityId, entry, onMark }: { entityId: number; entry: Entry; onMark: () => void }) {
  const t = useT()
  const rights = useRights()
  const culture = usePreferences((preferences) => preferences.culture)
  const name = nameOf(entry)
  const { call } = formOf(name)
  const isQuarter = entry.to.slice(0, 7) !== entry.from.slice(0, 7) && formOf(name).periods !== 'year'
  const isHalfYear = formOf(name).periods === 'halfYear'
  const today = istDateOf(Date.now())
  const isOver = entry.to < today
  const isLate = entry.status !== 'Filed' && entry.dueOn < today && !entry.isOptional && !entry.isPayment
  const search = searchText({ entityId: String(entityId), iff: name === 'IFF' ? '1' : undefined })
  const period =
    formOf(name).periods === 'year'
      ? `${partsOfPeriod(entry.returnPeriod).year - 1}-${entry.returnPeriod.slice(4)}`
      : isHalfYear
        ? monthsName(culture, entry)
        : periodNames(culture, isQuarter ? 'Quarterly' : 'Monthly')(entry.returnPeriod)
  const prepare = useAction('gstReturn.setPrepared', { refreshes: ['gstReturn'] })
  return (
    <tr data-card>
      <th scope="row">
        {call ? (
          <To to={`returns/${call}/${entry.returnPeriod}${search}`}>{t(`returns.name.${name}`)}</To>
        ) : (
          t(`returns.name.${name}`)
        )}
        {entry.isOptional && <p className="meta">{t('returns.optional')}</p>}
      </th>
      <td>{period}</td>
      <td data-label={t('gstr1.dueDate')}>
        <DateText value={entry.dueOn} />
        {entry.extendedBy && <p className="meta">{t('returns.extendedBy', { source: entry.extendedBy })}</p>}
      </td>
      <td data-state>
        {entry.isPayment ? (
          dash
        ) : isLate ? (
          <Chip tone="danger">{t('returns.overdue')}</Chip>
        ) : (
          <Chip tone={tones[entry.status]}>{t(`returns.status.${entry.status}`)}</Chip>
        )}
      </td>
      <td data-label={t('returns.filing')} data-none={!entry.filedOn || undefined}>
        {entry.filedOn ? <DateText value={entry.filedOn} /> : dash}
        {entry.arn && (
          <p className="meta">
            <Copyable text={entry.arn} />
          </p>
        )}
      </td>
      <td data-end data-label={t('returns.lateFee')} data-none={!entry.lateFee || undefined}>
        <Amount value={entry.lateFee} />
      </td>
      <td data-end data-label={t('returns.interest')} data-none={!entry.interest || undefined}>
        <Amount value={entry.interest} />
      </td>
      <td className={css.actions}>
        {rights.may('RET_PRP') && filedForms.includes(name) && entry.status !== 'Filed' && isOver && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={prepare.isPending}
            onClick={() =>
              prepare.mutate({
                entityId,
                returnPeriod: entry.returnPeriod,
                returnType: name,
                isPrepared: entry.status === 'NotStarted',
              })
            }
          >
            {t(entry.status === 'NotStarted' ? 'returns.markPrepared' : 'returns.markUnprepared')}
          </Button>
        )}
        {rights.may('RET_FIL') && filedForms.includes(name) && isOver && (
          <Button variant="subtle" size="compact-sm" onClick={onMark}>
            {entry.status === 'Filed'
              ? t('returns.reopenOf', { form: t(`returns.name.${name}`) })
              : t('returns.markFiledOf', { form: t(`returns.name.${name}`) })}
          </Button>
        )}
      </td>
    </tr>
  )
}
