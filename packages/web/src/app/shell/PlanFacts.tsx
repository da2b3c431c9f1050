import { useCall } from '../api/use-call.ts'
import { Facts } from '../screens/ViewScreen.tsx'
import { useT } from '../texts.ts'
import { DateText } from '../values.tsx'
import { groupDigits } from '../../ui/numbers.ts'

/** What the account has and how much of it is used, for anyone who asks for more. */
export function PlanFacts() {
  const t = useT()
  const found = useCall('plan.detail', undefined, { quiet: true })
  const plan = found.data
  if (!plan) return null
  const number = (value: number) => groupDigits(String(value))
  const usage = ({ used, limit }: { used: number; limit: number | null }) =>
    limit === null ? number(used) : t('plan.usedOf', { used: number(used), limit: number(limit) })
  return (
    <Facts
      facts={[
        [t('plan.name'), plan.name],
        ...(plan.endsOn ? ([[t('plan.endsOn'), <DateText key="end" value={plan.endsOn} />]] as const) : []),
        [t('plan.documents'), usage(plan.documents)],
        [t('plan.companies'), usage(plan.companies)],
        [t('plan.users'), usage(plan.users)],
        [t('plan.storage'), usage(plan.storage)],
      ]}
    />
  )
}
