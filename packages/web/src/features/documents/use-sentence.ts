import { formatDate } from '@bahi/domain/cal/shown.ts'
import { useStateName } from '../../app/fields/AddressFields.tsx'
import { useSession } from '../../app/session/session.ts'
import { useT } from '../../app/texts.ts'
import type { Translate } from '../../app/texts.ts'
import { grouped } from '../../ui/numbers.ts'

interface Sentence {
  readonly key: string
  readonly params?: Readonly<Record<string, string>> | undefined
}

/** Says a sentence about figures in the words of the screens: states by name, amounts grouped, heads by their label. */
export function useSentence(): (sentence: Sentence) => string {
  const t = useT()
  const stateName = useStateName()
  const format = useSession((session) => session.settings?.dateFormat ?? 'DD/MM/YYYY')
  const say = (key: string, name: string, value: string): string => {
    if (asWritten.has(name)) return value
    if (states.has(name) || key.endsWith('StateCode')) return stateName(value)
    if (value === 'true') return t('common.yes')
    if (value === 'false') return t('common.no')
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value, format)
    return (holds[name] ?? holds[key])?.(t, value) ?? grouped(value)
  }
  return ({ key, params = {} }) => {
    const said = Object.entries(params).map(([name, value]) => [name, say(key, name, value)] as const)
    return t.find(key, Object.fromEntries(said)) ?? key
  }
}

type Words = (t: Translate, value: string) => string | undefined

/** What a parameter holds, by its name; by the sentence's key where the name does not tell. */
const holds: Readonly<Record<string, Words>> = {
  account: (t, value) => t.find(`ledger.account.${value}`),
  figure: (t, value) => t.find(`ledger.account.${value}`) ?? t.find(`column.${value}`),
  section: (_, value) => value.toUpperCase(),
  'pos.used.supply': (t, value) => t.label('SupplyType', value),
  'pos.used.supplyKind': (t, value) => t.label('SupplyKind', value),
  'pos.used.movement': (t, value) => t.label('GoodsMovement', value),
  'pos.used.service': (t, value) => t.label('ServiceNature', value),
  'pos.used.paymentReceived': (t, value) => t.label('PaymentFromAbroad', value),
  picked: (t, value) => t.label('SupplyKind', value),
  kind: (t, value) => t.label('SupplyKind', value),
  met: (t, value) => t.find(`export.met.${value}`),
}

const states = new Set(['state', 'supplier', 'derived', 'chosen'])
const asWritten = new Set(['number', 'line', 'clause', 'description', 'reason', 'part', 'cell'])
