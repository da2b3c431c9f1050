import { Button, Menu, ActionIcon, TextInput } from '@mantine/core'
import {
  IconBuilding,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconDotsVertical,
  IconMapPin,
  IconPlus,
  IconSearch,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useStateName } from '../../app/fields/AddressFields.tsx'
import { To, useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { ExportMenu } from '../../app/screens/ExportMenu.tsx'
import { useRecordActions } from '../../app/screens/use-record-actions.ts'
import { useRights } from '../../app/session/rights.ts'
import { useSession } from '../../app/session/session.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { Copyable, StateChip } from '../../app/values.tsx'
import css from './companies.module.css'
import { kindOfNode } from './kinds.ts'

type Node = Reply<'entity.entities'>[number]

/** Companies with their GSTINs and the branches and godowns under each. */
export function ManageBusiness() {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const companies = useSession((session) => session.companies)
  const tree = useCall('entity.entities', {})
  const [filter, setFilter] = useState('')
  const [status, setStatus] = useState('')
  if (!tree.data) return <ScreenSkeleton />
  const words = filter.trim().toLowerCase()
  const shown = tree.data.flatMap((node) => fitting(node, words, status))
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
          {['Active', 'Inactive'].map((one) => (
            <option key={one} value={one}>
              {t.status(one)}
            </option>
          ))}
        </select>
        {(rights.may('BSN_DD_EX') || rights.may('BSN_AD')) && (
          <ExportMenu
            call={rights.may('BSN_DD_EX') ? 'entity.export' : undefined}
            template={rights.may('BSN_AD') ? 'entity' : undefined}
            body={{
              sort: 'id ASC',
              ...(filter.trim() ? { keyword: filter.trim() } : {}),
              ...(status ? { statuses: [status] } : {}),
            }}
          />
        )}
        {rights.may('BSN_AD') && (
          <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => nav.go('create-company')}>
            {t('companies.createCompany')}
          </Button>
        )}
        {rights.may('ENT_AD') && (
          <Button
            variant="filled"
            leftSection={<IconPlus size={18} stroke={1.5} />}
            onClick={() => nav.go('create-gstin')}
          >
            {t('companies.createGstin')}
          </Button>
        )}
      </div>
      {shown.length === 0 && <EmptyState text={t('companies.nothingFound')} />}
      {shown.map((company) => (
        <section key={company.entityId} className={css.company}>
          <NodeRow
            node={company}
            level={0}
            isDefault={companies.find(({ id }) => id === company.entityId)?.isDefault ?? false}
            pan={companies.find(({ id }) => id === company.entityId)?.registrationNumber}
          />
          {company.children.map((entity) => (
            <div key={entity.entityId}>
              <NodeRow node={entity} level={1} />
              {entity.children.map((child) => (
                <NodeRow key={child.entityId} node={child} level={2} />
              ))}
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

const icons = {
  Business: IconBuilding,
  Entity: IconMapPin,
  Branch: IconBuildingStore,
  Godown: IconBuildingWarehouse,
}

function NodeRow({
  node,
  level,
  isDefault = false,
  pan,
}: {
  node: Node
  level: number
  isDefault?: boolean
  pan?: string | null | undefined
}) {
  const t = useT()
  const stateName = useStateName()
  const kind = kindOfNode(node)
  const Icon =
    node.entityType === 'ChildEntity' && node.locationType === 'Godown'
      ? icons.Godown
      : node.entityType === 'ChildEntity'
        ? icons.Branch
        : icons[node.entityType]
  return (
    <div className={css.node} data-level={level} style={{ paddingInlineStart: 16 + level * 28 }}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <div className={css.name}>
        <To to={`view-${kind.path}/${node.entityId}`}>
          <strong>{node.entityName}</strong>
        </To>
        <span className="meta">
          {[
            t.label(
              node.entityType === 'ChildEntity' ? 'LocationType' : 'EntityType',
              node.entityType === 'ChildEntity' ? node.locationType : node.entityType,
            ),
            node.taxpayerType && t.label('TaxpayerType', node.taxpayerType),
            node.stateCode && stateName(node.stateCode),
            isDefault && t('business.default'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <span className={css.code}>{(pan ?? node.vrn) && <Copyable text={pan ?? node.vrn} />}</span>
      <StateChip status={node.status} />
      <NodeMenu node={node} />
    </div>
  )
}

function NodeMenu({ node }: { node: Node }) {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const kind = kindOfNode(node)
  const { setStatus, askAndDelete } = useRecordActions('entity')
  const entries: readonly {
    key: string
    label: TextKey
    right: RightCode
    run: () => void
    isDanger?: boolean
  }[] = [
    {
      key: 'edit',
      label: 'common.edit',
      right: kind.right('ED'),
      run: () => nav.go(`edit-${kind.path}/${node.entityId}`),
    },
    ...(node.entityType === 'Business'
      ? [
          {
            key: 'gstin',
            label: 'companies.createGstin',
            right: 'ENT_AD',
            run: () => nav.go(`create-gstin?parentEntityId=${node.entityId}`),
          } as const,
        ]
      : []),
    ...(node.entityType === 'Entity'
      ? [
          {
            key: 'branch',
            label: 'companies.createBranch',
            right: 'BRN_AD',
            run: () => nav.go(`create-branch-godown?parentEntityId=${node.entityId}`),
          } as const,
          {
            key: 'eInvoice',
            label: 'eInvoice.credentials',
            right: 'BSN_SET_EINV_CRED',
            run: () => nav.go(`e-invoice-credentials?entityId=${node.entityId}`),
          } as const,
        ]
      : []),
    {
      key: 'status',
      label: node.status === 'Active' ? 'common.deactivate' : 'common.activate',
      right: kind.right('CH_ST'),
      run: () => void setStatus([node.entityId], node.status === 'Active' ? 'Inactive' : 'Active'),
    },
    {
      key: 'delete',
      label: 'common.delete',
      right: kind.right('DEL'),
      run: () => void askAndDelete([node.entityId]),
      isDanger: true,
    },
  ]
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={`${t('list.actions')}: ${node.entityName}`}>
          <IconDotsVertical size={16} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ key, label, right, run, isDanger }) => {
          const reason = rights.why(right)
          return (
            <Menu.Item
              key={key}
              disabled={reason !== undefined}
              {...(isDanger ? { color: 'red' } : {})}
              onClick={run}
            >
              {t(label)}
              {reason && <div className="meta">{reason}</div>}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The node with what fits below it; a node that fits shows everything under it in that state. */
function fitting(node: Node, words: string, status: string): Node[] {
  const isNamed =
    words === '' ||
    node.entityName.toLowerCase().includes(words) ||
    (node.vrn ?? '').toLowerCase().includes(words)
  const children = node.children.flatMap((child) => fitting(child, isNamed ? '' : words, status))
  const fits = isNamed && (status === '' || node.status === status)
  return fits || children.length > 0 ? [{ ...node, children }] : []
}
