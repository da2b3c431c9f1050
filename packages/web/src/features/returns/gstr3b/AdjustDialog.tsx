import { NativeSelect } from '@mantine/core'
import { cellRule, cellRules } from '@bahi/domain/returns/forms/gstr3b/cells.ts'
import type { CellRule, FigureName, Section3b } from '@bahi/domain/returns/forms/gstr3b/cells.ts'
import { recipientsOf32 } from '@bahi/domain/returns/forms/gstr3b/outward.ts'
import { useState } from 'react'
import type { Reply } from '../../../app/api/call-types.ts'
import { useAction, useCall } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { AdjustForm } from '../AdjustForm.tsx'
import type { Filing } from '../Gstr1.tsx'
import css from '../returns.module.css'

const names: Readonly<
  Record<FigureName, 'gstr1.taxable' | 'gstr1.igst' | 'gstr1.cgst' | 'gstr1.sgst' | 'gstr1.cess'>
> = {
  taxableValue: 'gstr1.taxable',
  igst: 'gstr1.igst',
  cgst: 'gstr1.cgst',
  sgst: 'gstr1.sgst',
  cess: 'gstr1.cess',
}

/** Adds to a figure what the books do not know; the cells that the portal fills itself are not offered. */
export function AdjustDialog({
  filing,
  summary,
  onClose,
}: {
  filing: Filing
  summary: Reply<'gstr3b.summary'>
  onClose: () => void
}) {
  const t = useT()
  const states = useCall('master.states', {}, { staleMs: Infinity })
  const rules: readonly CellRule[] = cellRules
  const locked = new Set(summary.sections.filter(({ isLocked }) => isLocked).map(({ section }) => section))
  const open = rules.filter(
    ({ section, isComputed }) => isComputed !== true && !locked.has(section as Section3b),
  )
  const [section, setSection] = useState<Section3b>('4B(1)')
  const [place, setPlace] = useState('')
  const [recipients, setRecipients] = useState<(typeof recipientsOf32)[number]>('Unregistered')
  const [inward, setInward] = useState<'GST' | 'NONGST'>('GST')
  const [interState, setInterState] = useState(false)
  const adjust = useAction('gstr3b.adjust', { refreshes: ['gstr3b'], quiet: true })
  const errorOf = (path: string) => adjust.error?.issues.find((issue) => issue.property === path)?.message
  return (
    <AdjustForm<Section3b, FigureName>
      sections={open.map((rule) => ({
        value: rule.section as Section3b,
        label: `${rule.section} ${t.find(`gstr3b.section.${rule.section}`) ?? ''}`,
      }))}
      section={section}
      onSection={setSection}
      amounts={cellRule(section).holds.map((name) => ({ name, label: t(names[name]) }))}
      error={adjust.error}
      isPending={adjust.isPending}
      moreNames={['placeOfSupply', 'recipients', 'inward', 'interState']}
      onClose={onClose}
      onSubmit={(amounts, reason) =>
        adjust.mutate(
          {
            ...filing,
            section,
            ...amounts,
            ...(section === '3.2' ? { placeOfSupply: place, recipients } : {}),
            ...(section === '5' ? { inward, interState } : {}),
            reason,
          },
          { onSuccess: onClose },
        )
      }
      more={
        <>
          {section === '3.2' && (
            <div className={css.plain}>
              <NativeSelect
                label={t('gstr3b.recipients')}
                name="recipients"
                value={recipients}
                onChange={(event) => setRecipients(event.currentTarget.value as typeof recipients)}
                data={recipientsOf32.map((value) => ({ value, label: t(`gstr3b.recipients.${value}`) }))}
              />
              <NativeSelect
                label={t('gstr1.placeOfSupply')}
                name="placeOfSupply"
                value={place}
                error={errorOf('placeOfSupply')}
                onChange={(event) => setPlace(event.currentTarget.value)}
                data={[
                  { value: '', label: '' },
                  ...(states.data ?? []).map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
                ]}
              />
            </div>
          )}
          {section === '5' && (
            <div className={css.plain}>
              <NativeSelect
                label={t('gstr3b.supplies')}
                name="inward"
                value={inward}
                onChange={(event) => setInward(event.currentTarget.value as typeof inward)}
                data={(['GST', 'NONGST'] as const).map((value) => ({
                  value,
                  label: t(`gstr3b.inward.${value}`),
                }))}
              />
              <NativeSelect
                label={t('gstr3b.movement')}
                name="interState"
                value={String(interState)}
                onChange={(event) => setInterState(event.currentTarget.value === 'true')}
                data={[
                  { value: 'false', label: t('gstr3b.intraState') },
                  { value: 'true', label: t('gstr3b.interState') },
                ]}
              />
            </div>
          )}
        </>
      }
    />
  )
}
