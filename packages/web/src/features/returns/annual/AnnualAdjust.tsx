import type { AnnualFigure, AnnualRow } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { useState } from 'react'
import { useT } from '../../../app/texts.ts'
import { AdjustForm } from '../AdjustForm.tsx'
import { AdjustmentList } from '../AdjustmentList.tsx'
import { annualFigures, numberOfRow } from '@bahi/domain/returns/forms/annual/sheet.ts'
import type { AnnualFigures } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'

type AdjustFormError = Parameters<typeof AdjustForm>[0]['error']

/** Adds to a row of an annual return; sums and what is taken from elsewhere are not offered. */
export function AnnualAdjustDialog<S extends string>({
  form,
  rows,
  first,
  error,
  isPending,
  onSubmit,
  onClose,
}: {
  form: 'gstr9' | 'gstr9c'
  rows: readonly (AnnualRow & { readonly section: S })[]
  /** The row that is offered first. */
  first: S
  error: AdjustFormError
  isPending: boolean
  onSubmit: (asked: Partial<AnnualFigures> & { section: S; reason: string }) => void
  onClose: () => void
}) {
  const t = useT()
  const open = rows.filter(({ sum, isTaken }) => !sum && !isTaken)
  const [section, setSection] = useState<S>(
    open.some((row) => row.section === first) ? first : open[0]!.section,
  )
  const { holds } = open.find((row) => row.section === section)!
  return (
    <AdjustForm<S, AnnualFigure>
      sections={open.map((row) => ({
        value: row.section,
        label: `${numberOfRow(row.section)} ${t.find(`${form}.row.${row.section}`) ?? ''}`,
      }))}
      section={section}
      onSection={setSection}
      amounts={holds.map((name) => ({ name, label: t(`annual.figure.${name}`) }))}
      error={error}
      isPending={isPending}
      onClose={onClose}
      onSubmit={(amounts, reason) => onSubmit({ ...amounts, section, reason })}
    />
  )
}

type Adjustment = AnnualFigures & {
  readonly id: number
  readonly section: string
  readonly reason: string
  readonly createdAt: string
  readonly createdBy: string | null
  readonly withdrawnAt: string | null
  readonly withdrawnBy: string | null
  readonly withdrawnReason: string | null
}

/** What was added to the rows by hand; columns that nothing was added to are left out. */
export function AnnualAdjustments({
  form,
  adjustments,
  isFiled,
  isPending,
  onWithdraw,
}: {
  form: 'gstr9' | 'gstr9c'
  adjustments: readonly Adjustment[]
  isFiled: boolean
  isPending: boolean
  onWithdraw: (asked: { id: number; reason: string }, done: () => void) => void
}) {
  const t = useT()
  return (
    <AdjustmentList<AnnualFigure, Adjustment>
      adjustments={adjustments}
      columns={annualFigures
        .filter((name) => adjustments.some((row) => !Decimal.of(row[name]).isZero()))
        .map((name) => ({ name, label: t(`annual.figure.${name}`) }))}
      nameOf={({ section }) => `${numberOfRow(section)} ${t.find(`${form}.row.${section}`) ?? ''}`}
      isFiled={isFiled}
      isPending={isPending}
      onWithdraw={onWithdraw}
    />
  )
}
