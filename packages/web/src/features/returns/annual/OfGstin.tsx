import type { ComponentType } from 'react'
import { useNav } from '../../../app/nav.tsx'
import { useGstin } from '../../../app/returns/use-gstin.ts'
import { EmptyState } from '../../../app/screens/EmptyState.tsx'
import { ViewScreen } from '../../../app/screens/ViewScreen.tsx'
import { useT } from '../../../app/texts.ts'
import type { Filing } from '../Gstr1.tsx'
import { annualPeriod } from './AnnualChoice.tsx'

export interface AnnualProps {
  readonly filing: Filing
  readonly hasGstin: boolean
  readonly entities: readonly { value: string; label: string }[]
}

/** An annual return of the GSTIN and the year in the address. */
export function OfGstin({ screen: Screen }: { screen: ComponentType<AnnualProps> }) {
  const t = useT()
  const nav = useNav()
  const { isLoading, entity, choices } = useGstin()
  if (isLoading) return <ViewScreen title="" tabs={[]} isLoading />
  if (!entity) return <EmptyState text={t('gstr1.noBusiness')} />
  return (
    <Screen
      key={entity.entityId}
      filing={{ entityId: entity.entityId, returnPeriod: annualPeriod(nav.id) }}
      hasGstin={entity.vrn !== null}
      entities={choices}
    />
  )
}
