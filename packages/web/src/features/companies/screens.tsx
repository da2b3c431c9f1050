import { useRef } from 'react'
import { useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { useDeletedInstead } from '../../app/screens/use-deleted-instead.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import type { Values } from '../../ui/form/values.ts'
import { EntityForm } from './EntityForm.tsx'

export function CreateGstin() {
  const t = useT()
  const { eId, search } = useNav()
  const parentEntityId = Number(search['parentEntityId'] ?? eId)
  return (
    <EntityForm
      title={t('companies.createGstin')}
      initial={{
        entityType: 'Entity',
        parentEntityId,
        locationType: 'Location',
        taxpayerType: 'REG',
        address: { countryCode: 'IN' },
        luts: [],
      }}
    />
  )
}

export function CreateBranch() {
  const t = useT()
  const { search } = useNav()
  const parent = search['parentEntityId']
  return (
    <EntityForm
      title={t('companies.createBranch')}
      initial={{
        entityType: 'ChildEntity',
        locationType: 'Branch',
        ...(parent ? { parentEntityId: Number(parent) } : {}),
        address: { countryCode: 'IN' },
      }}
    />
  )
}

export function EditCompany() {
  const t = useT()
  return <Loaded title={t('companies.editCompany')} page="view-company" />
}
export function EditGstin() {
  const t = useT()
  return <Loaded title={t('companies.editGstin')} page="view-gstin" />
}
export function EditBranch() {
  const t = useT()
  return <Loaded title={t('companies.editBranch')} page="view-branch-godown" />
}

function Loaded({ title, page }: { title: string; page: string }) {
  const { id } = useNav()
  const entity = useCall('entity.detail', { id: Number(id) }, { needed: true })
  const isDeleted = useDeletedInstead(entity.data, `${page}/${id}`)
  const first = useRef<Values>(undefined)
  if (entity.data) first.current ??= { address: { countryCode: 'IN' }, luts: [], ...entity.data }
  if (isDeleted || !first.current) return <ScreenSkeleton />
  return <EntityForm title={title} initial={first.current} />
}
