import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { ReactNode } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { addressOf, isPlainClick, searchText, To, useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useT } from '../../app/texts.ts'
import { groupDigits } from '../../ui/numbers.ts'
import { Amount } from '../../ui/values.tsx'
import { usePreferences } from '../../theme/preferences.ts'
import { Grid } from './Grid.tsx'
import { periodNames } from '../../app/returns/period-names.ts'
import css from './returns.module.css'

type Summary = Reply<'gstr1.summary'>

/** What the period owes, what is in its way, and every section with its sums. */
export function Sections({
  summary,
  issues,
}: {
  summary: Summary
  issues: Reply<'gstr1.issues'> | undefined
}) {
  const t = useT()
  const { liability, furnished } = summary
  const culture = usePreferences((preferences) => preferences.culture)
  const nameOf = periodNames(culture, 'Monthly')
  const owed = Decimal.sum(
    [liability.igst, liability.cgst, liability.sgst, liability.cess].map((tax) => Decimal.of(tax)),
  ).toFixed(2)
  const sums = totalOf(summary.sections.filter(({ section }) => !isPart(section) && !isAgain(section)))
  const shown = summary.sections.filter(({ documents, total }) => documents > 0 || Number(total) !== 0)
  return (
    <div className={css.stack}>
      {issues && issues.errors + issues.warnings > 0 && (
        <p className={css.notice} data-grave={issues.errors > 0}>
          <Inside change={{ tab: 'issues' }}>
            {[
              issues.errors > 0 && t.count('gstr1.errors', issues.errors),
              issues.warnings > 0 && t.count('gstr1.warnings', issues.warnings),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Inside>
        </p>
      )}
      <dl className={css.facts}>
        <Fact label={t(furnished.length > 0 ? 'gstr1.liabilityOfThis' : 'gstr1.liability')} isMain>
          <Amount value={owed} sign />
        </Fact>
        {(['igst', 'cgst', 'sgst', 'cess'] as const).map((tax) => (
          <Fact key={tax} label={t(`gstr1.${tax}`)}>
            <Amount value={liability[tax]} />
          </Fact>
        ))}
        <Fact label={t('gstr1.issued')}>
          <span className="figure">{groupDigits(String(summary.documentsIssued))}</span>
        </Fact>
        <Fact label={t('gstr1.cancelled')}>
          <span className="figure">{groupDigits(String(summary.documentsCancelled))}</span>
        </Fact>
        <Fact label={t('gstr1.drafts')}>
          <To to="sales-invoice?view=draft" className="figure">
            {groupDigits(String(summary.drafts))}
          </To>
        </Fact>
      </dl>
      {shown.length === 0 && furnished.length === 0 ? (
        <EmptyState text={t('gstr1.empty')} />
      ) : (
        <Grid label={t('gstr1.sections')}>
          <thead>
            <tr>
              <th scope="col">{t('gstr1.section')}</th>
              {(['documents', 'taxable', 'igst', 'cgst', 'sgst', 'cess', 'total'] as const).map((column) => (
                <th key={column} scope="col" data-end>
                  {t(`gstr1.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.section} data-part={isPart(row.section)}>
                <th scope="row">
                  <Inside change={row.section.startsWith('HSN_') ? { tab: 'hsn' } : { section: row.section }}>
                    {t.find(`returns.section.${row.section}`) ?? row.section}
                  </Inside>
                </th>
                <Figures line={row} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              {/* Sections that the lines above say again (parts of B2B, HSN, the list of documents) are not in it. */}
              <th scope="row">{t('gstr1.supplies')}</th>
              <Figures line={sums} />
            </tr>
            {furnished.map((month) => (
              <tr key={month.returnPeriod} data-part>
                <th scope="row">
                  <Inside change={{ period: month.returnPeriod, iff: '1' }}>
                    {t('gstr1.furnishedIn', { month: nameOf(month.returnPeriod) })}
                  </Inside>
                </th>
                <Figures line={month} />
              </tr>
            ))}
            {furnished.length > 0 && (
              <tr>
                <th scope="row">{t('gstr1.quarter')}</th>
                <Figures line={totalOf([sums, ...furnished])} />
              </tr>
            )}
          </tfoot>
        </Grid>
      )}
      {furnished.length > 0 && <p className="muted">{t('gstr1.furnishedNote')}</p>}
    </div>
  )
}

/** Lines that split the line above them; their sums are in it. */
function isPart(section: string): boolean {
  return section.startsWith('B2B_') || section === 'EXPWP' || section === 'EXPWOP'
}

/** Tables 12, 13 and 14 say in another way what the sections before them say. */
const isAgain = (section: string) => /^(HSN_|DOC_ISSUE|SUPECOM_)/.test(section)

type Line = Omit<Summary['sections'][number], 'section'>

function totalOf(lines: readonly Line[]): Line {
  const sum = (amount: (line: Line) => string) => Decimal.sum(lines.map(amount)).toFixed(2)
  return {
    documents: lines.reduce((count, { documents }) => count + documents, 0),
    taxableValue: sum(({ taxableValue }) => taxableValue),
    igst: sum(({ igst }) => igst),
    cgst: sum(({ cgst }) => cgst),
    sgst: sum(({ sgst }) => sgst),
    cess: sum(({ cess }) => cess),
    total: sum(({ total }) => total),
  }
}

/** How many documents, and each amount in its column. */
function Figures({ line }: { line: Line }) {
  return (
    <>
      <td data-end className="figure">
        {groupDigits(String(line.documents))}
      </td>
      {(['taxableValue', 'igst', 'cgst', 'sgst', 'cess', 'total'] as const).map((column) => (
        <td key={column} data-end>
          <Amount value={line[column]} />
        </td>
      ))}
    </>
  )
}

function Fact({ label, isMain = false, children }: { label: string; isMain?: boolean; children: ReactNode }) {
  return (
    <div data-main={isMain}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A link to another part of this return: the same address with some of its query changed. */
export function Inside({
  change,
  children,
}: {
  change: Readonly<Record<string, string | undefined>>
  children: ReactNode
}) {
  const nav = useNav()
  const { period, ...rest } = change
  // The period is part of some addresses.
  const other = period !== undefined && nav.id !== undefined ? `returns/gstr1/${period}` : undefined
  const wanted = searchText({ ...nav.search, ...(other ? rest : change) })
  return (
    <a
      href={(other ? addressOf(other, nav.eId) : nav.path) + wanted}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        if (other) nav.go(other + wanted)
        else nav.setSearch(change, true)
      }}
    >
      {children}
    </a>
  )
}
