import type { Column } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import { stateOf } from '@bahi/domain/tables/states.ts'
import { useT } from '../../../app/texts.ts'
import { DateText } from '../../../app/values.tsx'
import { usePreferences } from '../../../theme/preferences.ts'
import { Amount, dash, Quantity } from '../../../ui/values.tsx'

/** What a cell shows, by what its column holds. */
export function Cell({ column, value }: { column: Column; value: string | undefined }) {
  const t = useT()
  const language = useLanguage()
  if (value === undefined || value === '') return <>{dash}</>
  switch (column.field) {
    case 'amount':
    case 'signedAmount':
      return <Amount value={value} />
    case 'quantity':
    case 'rate':
      return <Quantity value={value} />
    case 'date':
      return <DateText value={value} />
    case 'stateCode':
      return <>{`${value} ${stateOf(value)?.name[language] ?? ''}`.trim()}</>
    case 'choice':
      return <>{t.find(`worksheet.choice.${value}`) ?? value}</>
    case 'gstin':
    case 'documentNumber':
    case 'uqc':
    case 'period':
      return <span className="figure">{value}</span>
    case 'text':
      return <>{value}</>
  }
}

export const isNumber = ({ field }: Column): boolean =>
  field === 'amount' || field === 'signedAmount' || field === 'quantity' || field === 'rate'

export const useLanguage = () =>
  usePreferences((preferences) => preferences.culture).slice(0, 2) as 'en' | 'ar' | 'hi'
