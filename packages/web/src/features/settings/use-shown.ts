import type { Reply } from '../../app/api/call-types.ts'
import { useStateName } from '../../app/fields/AddressFields.tsx'
import { useT } from '../../app/texts.ts'

type Setting = Pick<Reply<'setting.search'>[number], 'name'>
type Value = string | number | boolean

/** A value of a setting in words. */
export function useShown(): (setting: Setting, value: Value | null | undefined) => string {
  const t = useT()
  const stateName = useStateName()
  return ({ name }, value) => {
    if (value == null) return t('emailTemplate.default')
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
    if (name === 'defaultTaxpayerType') return t.label('TaxpayerType', String(value))
    if (name === 'defaultTaxState') return value === '' ? t('settings.ownState') : stateName(String(value))
    const own = t.find(`setting.${name}.${value}`)
    return own ?? (value === '' ? '-' : String(value))
  }
}
