import { ActionIcon } from '@mantine/core'
import { Menu } from '../../ui/menu-kit.ts'
import {
  IconBuilding,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconDotsVertical,
  IconMapPin,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useStateName } from '../../app/fields/AddressFields.tsx'
import { To, useNav } from '../../app/nav.tsx'
import { ChangeStatus } from '../../app/screens/ChangeStatus.tsx'
import { useRecordActions } from '../../app/screens/use-record-actions.ts'
import { reloadCompanies } from '../../app/session/load.ts'
import { ActionItem } from '../../app/rights/ActionItem.tsx'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { Copyable, StateChip } from '../../app/values.tsx'
import css from './companies.module.css'
import { kindName, kindOfNode } from './kinds.ts'

type Node = Reply<'entity.entities'>[number]

const icons = {
  Business: IconBuilding,
  Entity: IconMapPin,
  Branch: IconBuildingStore,
  Godown: IconBuildingWarehouse,
}

/** One place of business with what can be done to it. */
export function NodeRow({
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
            kindName(t, node),
            node.taxpayerType && t.label('TaxpayerType', node.taxpayerType),
            node.stateCode && stateName(node.stateCode),
            isDefault && t('business.default'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <span className={css.number}>{(pan ?? node.vrn) && <Copyable text={pan ?? node.vrn} />}</span>
      <StateChip status={node.status} />
      <NodeMenu node={node} />
    </div>
  )
}

function NodeMenu({ node }: { node: Node }) {
  const t = useT()
  const nav = useNav()
  const kind = kindOfNode(node)
  const { setStatus, askAndDelete } = useRecordActions('entity')
  const [isAsking, setAsking] = useState(false)
  const next = node.status === 'Active' ? 'Inactive' : 'Active'
  const names = new Map([[node.entityId, node.entityName]])
  const reload = () => void reloadCompanies().catch(() => undefined)
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
      key: 'department',
      label: 'companies.newDepartment',
      right: 'DPT_AD',
      run: () => nav.go(`departments?create=${node.entityId}`),
    },
    {
      key: 'status',
      label: node.status === 'Active' ? 'common.deactivate' : 'common.activate',
      right: kind.right('CH_ST'),
      run: () => setAsking(true),
    },
    {
      key: 'delete',
      label: 'common.delete',
      right: kind.right('DEL'),
      run: () => void askAndDelete([node.entityId], names).then(reload),
      isDanger: true,
    },
  ]
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={`${t('list.actions')}: ${node.entityName}`}>
            <IconDotsVertical size={16} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {entries.map(({ key, label, right, run, isDanger }) => (
            <ActionItem key={key} right={right} isDanger={isDanger} onClick={run}>
              {t(label)}
            </ActionItem>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isAsking && (
        <ChangeStatus
          change={{
            action: next === 'Active' ? 'common.activate' : 'common.deactivate',
            names: [node.entityName],
            ...(next === 'Inactive' ? { text: t('companies.inactiveText'), isDanger: true } : {}),
            run: (reason) => setStatus([node.entityId], next, names, reason).then(reload),
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
