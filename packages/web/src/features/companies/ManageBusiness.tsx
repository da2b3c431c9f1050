import { TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { To, useNav } from '../../app/nav.tsx'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { ExportMenu } from '../../app/screens/ExportMenu.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useSession } from '../../app/session/session.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import css from './companies.module.css'
import { DeletedPlaces } from './DeletedPlaces.tsx'
import { Departments } from './Departments.tsx'
import type { Department } from './Departments.tsx'
import { NodeRow } from './NodeRow.tsx'

type Node = Reply<'entity.entities'>[number]

/** The same places as lists, to sort, filter and work on many. */
const ways = [
  { to: 'entities', label: 'companies.entities', right: 'ENT_SH_VW' },
  { to: 'branches', label: 'companies.branches', right: 'BRN_SH_VW' },
  { to: 'departments', label: 'department.title', right: 'DPT_SH_VW' },
  { to: '/setup-wizard', label: 'setup.title', right: 'BSN_ED' },
] as const

/** Companies with their GSTINs, the branches and godowns under each, and the departments of all of them. */
export function ManageBusiness() {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const companies = useSession((session) => session.companies)
  const tree = useCall('entity.entities', {}, { needed: true })
  const departments = useCall(
    'department.search',
    { size: 500, sort: 'name ASC' },
    { enabled: rights.may('DPT_SH_VW'), quiet: true },
  )
  const [filter, setFilter] = useState('')
  const [status, setStatus] = useState('')
  if (!tree.data) return <ScreenSkeleton />
  const words = filter.trim().toLowerCase()
  const all = departments.data?.records ?? []
  const fitsDepartment = ({ name, status: state }: Department) =>
    words !== '' && name.toLowerCase().includes(words) && (status === '' || state === status)
  const named = new Set(all.filter(fitsDepartment).map(({ entityId }) => entityId))
  const shown = tree.data.flatMap((node) => fitting(node, words, status, named))
  const departmentsOf = (entityId: number) => all.filter((department) => department.entityId === entityId)
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <h1>{t('companies.title')}</h1>
        <TextInput
          aria-label={t('common.search')}
          placeholder={t('companies.search')}
          leftSection={<IconSearch size={16} stroke={1.5} />}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        <select
          className={css.select}
          aria-label={t('field.status')}
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        >
          <option value="">{t('companies.allStates')}</option>
          {['Active', 'Inactive', 'Delete'].map((one) => (
            <option key={one} value={one}>
              {t.status(one)}
            </option>
          ))}
        </select>
        <ExportMenu
          call="entity.export"
          right="BSN_DD_EX"
          template={{ kind: 'entity', right: 'BSN_AD', imports: 'Entities' }}
          body={{
            sort: 'id ASC',
            ...(filter.trim() ? { keyword: filter.trim() } : {}),
            ...(status ? { statuses: [status] } : {}),
          }}
        />
        <ActionButton
          right="BSN_AD"
          leftSection={<IconPlus size={18} stroke={1.5} />}
          onClick={() => nav.go('create-company')}
        >
          {t('companies.createCompany')}
        </ActionButton>
        <ActionButton
          right="ENT_AD"
          variant="filled"
          leftSection={<IconPlus size={18} stroke={1.5} />}
          onClick={() => nav.go('create-gstin')}
        >
          {t('companies.createGstin')}
        </ActionButton>
      </div>
      <div className={css.ways}>
        {ways
          .filter(({ right }) => rights.may(right))
          .map(({ to, label }) => (
            <To key={to} to={to}>
              {t(label)}
            </To>
          ))}
      </div>
      {status === 'Delete' && <DeletedPlaces keyword={filter.trim()} />}
      {shown.length === 0 && status !== 'Delete' && <EmptyState text={t('companies.nothingFound')} />}
      {shown.map((company) => (
        <section key={company.entityId} className={css.company}>
          <NodeRow
            node={company}
            level={0}
            isDefault={companies.find(({ id }) => id === company.entityId)?.isDefault ?? false}
            pan={companies.find(({ id }) => id === company.entityId)?.registrationNumber}
          />
          <Departments departments={departmentsOf(company.entityId)} level={1} />
          {company.children.map((entity) => (
            <div key={entity.entityId}>
              <NodeRow node={entity} level={1} />
              <Departments departments={departmentsOf(entity.entityId)} level={2} />
              {entity.children.map((child) => (
                <div key={child.entityId}>
                  <NodeRow node={child} level={2} />
                  <Departments departments={departmentsOf(child.entityId)} level={3} />
                </div>
              ))}
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

/** The node with what fits below it; a node that fits shows everything under it in that state. */
function fitting(node: Node, words: string, status: string, named: ReadonlySet<number>): Node[] {
  const isNamed =
    words === '' ||
    node.entityName.toLowerCase().includes(words) ||
    (node.vrn ?? '').toLowerCase().includes(words) ||
    named.has(node.entityId)
  const children = node.children.flatMap((child) => fitting(child, isNamed ? '' : words, status, named))
  const fits = isNamed && (status === '' || node.status === status)
  return fits || children.length > 0 ? [{ ...node, children }] : []
}
