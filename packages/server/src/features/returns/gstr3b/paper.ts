import { addPeriods, partsOfPeriod } from '@bahi/domain/cal/period.ts'
import { taxHeadNames, utilisationNames } from '@bahi/domain/returns/forms/gstr3b/set-off.ts'
import { stateOf } from '@bahi/domain/tables/states.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { translator } from '../../../platform/texts.ts'
import type { ReturnPart } from '../part-files.ts'
import type { Filing } from '../period.ts'
import type { SetOff } from './set-off.ts'
import type { Summary3b } from './summary.ts'

/** The form table by table, with what is added by hand and how the tax is paid. */
export function parts3b(summary: Summary3b, setOff: SetOff, language: Language): ReturnPart[] {
  const t = translator(language)
  const number = (label: string) => ({ label: t(label), kind: 'number' as const })
  const text = (label: string) => ({ label: t(label), kind: 'text' as const })
  const heads = [number('gstr1.igst'), number('gstr1.cgst'), number('gstr1.sgst'), number('gstr1.cess')]
  const taxes = (row: Readonly<Record<(typeof taxHeadNames)[number], string>>) =>
    taxHeadNames.map((head) => row[head])
  const lines = (test: RegExp) => summary.sections.filter(({ section }) => test.test(section))
  const named = (section: string) => `${section} ${t(`gstr3b.section.${section}`)}`
  const outward = lines(/^3\.1/)
  const credit = lines(/^4/)
  const places = lines(/^3\.2$/)
  const [inward] = lines(/^5$/)
  const [late] = lines(/^5\.1$/)
  const active = summary.adjustments.filter(({ withdrawnAt }) => withdrawnAt === null)
  return [
    {
      title: t('gstr3b.table31'),
      columns: [text('gstr3b.supplies'), number('gstr1.taxable'), ...heads],
      rows: outward.map((row) => [named(row.section), row.taxableValue, ...taxes(row)]),
    },
    ...(places.length > 0
      ? [
          {
            title: t('gstr3b.table32'),
            columns: [
              text('gstr3b.recipients'),
              text('gstr1.placeOfSupply'),
              number('gstr1.taxable'),
              number('gstr1.igst'),
            ],
            rows: places.map(({ recipients, placeOfSupply, taxableValue, igst }) => [
              t(`gstr3b.recipients.${recipients!}`),
              `${placeOfSupply!} ${stateOf(placeOfSupply!)?.name[language] ?? ''}`.trim(),
              taxableValue,
              igst,
            ]),
          },
        ]
      : []),
    {
      title: t('gstr3b.table4'),
      columns: [text('gstr3b.credit'), ...heads],
      rows: credit.map((row) => [named(row.section), ...taxes(row)]),
    },
    {
      title: t('gstr3b.table5'),
      columns: [text('gstr3b.supplies'), number('gstr3b.interState'), number('gstr3b.intraState')],
      rows: (inward?.rows ?? []).map(({ kind, interState, intraState }) => [
        t(`gstr3b.inward.${kind}`),
        interState,
        intraState,
      ]),
    },
    {
      title: t('gstr3b.table51'),
      columns: [text('gstr3b.charge'), ...heads],
      rows: late
        ? [
            [t('gstr3b.interest'), ...taxes(late)],
            [t('gstr3b.lateFee'), '0.00', late.lateFee!.cgst, late.lateFee!.sgst, '0.00'],
          ]
        : [],
    },
    {
      title: t('gstr3b.table61'),
      columns: [text('gstr3b.payment'), ...heads],
      rows: [
        [t('gstr3b.tax'), ...taxes(setOff.tax)],
        [t('gstr3b.creditAvailable'), ...taxes(setOff.credit)],
        ...(['igst', 'cgst', 'sgst', 'cess'] as const).map((head) => [
          t('gstr3b.paidWith', { head: t(`gstr1.${head}`) }),
          ...taxHeadNames.map((owed) => paidWith(setOff, owed, head)),
        ]),
        [t('gstr3b.reverseChargeOwed'), ...taxes(setOff.reverseCharge)],
        [t('gstr3b.cash'), ...taxes(setOff.cash)],
        [t('gstr3b.closingCredit'), ...taxes(setOff.closingCredit)],
        [t('gstr3b.challan'), ...taxes(setOff.challan)],
      ],
    },
    ...(active.length > 0
      ? [
          {
            title: t('gstr3b.adjustments'),
            columns: [text('gstr3b.cell'), text('gstr1.reason'), number('gstr1.taxable'), ...heads],
            rows: active.map((row) => [row.section, row.reason, row.taxableValue, ...taxes(row)]),
          },
        ]
      : []),
  ]
}

const letters = { igst: 'i', cgst: 'c', sgst: 's', cess: 'cs' } as const
type Head = keyof typeof letters

/** Of a tax, what is paid with a credit; heads that never pay one another have nothing. */
export function paidWith(setOff: Pick<SetOff, 'pditc'>, owed: Head, credit: Head): string {
  const name = `${letters[owed]}_pd${letters[credit]}`
  const known = utilisationNames.find((found) => found === name)
  return known ? setOff.pditc[known] : '0.00'
}

/** `October 2026`, of a quarter `July – September 2026`. */
export function periodName(
  { returnPeriod, frequency }: Pick<Filing, 'returnPeriod' | 'frequency'>,
  language: Language,
) {
  const format = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn-ca-gregory`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const first = (period: string) => {
    const { year, month } = partsOfPeriod(period)
    return new Date(Date.UTC(year, month - 1, 1))
  }
  return frequency === 'Quarterly'
    ? format.formatRange(first(addPeriods(returnPeriod, -2)), first(returnPeriod))
    : format.format(first(returnPeriod))
}
