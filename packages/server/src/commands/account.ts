import type pg from 'pg'
import { changePlan } from '../features/plans/index.ts'
import { kyselyOf } from '../platform/db/kysely.ts'
import { argument, asOwner } from './owner.ts'

/**
 * `npm run account -- --user <user name> | --account <id>` with any of `--plan Business`, `--ends 2027-03-31` (or
 * `none`), `--block EIN,EWB` (or `none`), `--addresses off`, and `--reason <text>`: changes what an account may use, and
 * lets people in again who shut themselves out by the list of IP addresses. The account's audit trail keeps it.
 */
const [user, account, reason] = [argument('user'), argument('account'), argument('reason')]
const [plan, ends, block] = [argument('plan'), argument('ends'), argument('block')]
const lifts = argument('addresses') === 'off'
if (!(user ?? account) || !reason || !(plan ?? ends ?? block ?? (lifts || undefined))) {
  console.error(
    'Usage: npm run account -- --user <user name> [--plan <code>] [--ends <day>|none] [--block <groups>|none] [--addresses off] --reason <text>',
  )
  process.exit(2)
}

await asOwner(async (client) => {
  const id = Number(account ?? (await accountOf(client, user!)))
  await client.query('begin')
  await client.query(
    `select set_config('bahi.subscriber_id', $1, true), set_config('bahi.source', 'command:account', true), set_config('bahi.reason', $2, true)`,
    [String(id), reason],
  )
  if (plan) await requirePlan(client, plan)
  if (plan ?? ends ?? block) {
    const change = {
      ...(plan ? { plan } : {}),
      ...(ends ? { endsOn: ends } : {}),
      ...(block ? { blockedGroups: block === 'none' ? [] : block.split(',') } : {}),
    }
    const now = await changePlan(kyselyOf(client as unknown as pg.PoolClient, false), id, change)
    console.log(
      `Account ${id}: plan ${now.plan}${now.isTrial ? ' (trial)' : ''}, ends ${now.endsAt === null ? 'never' : new Date(now.endsAt).toISOString()}, blocked ${now.blockedGroups.join(', ') || 'nothing'}`,
    )
  }
  if (lifts) {
    await client.query(`delete from settings where subscriber_id = $1 and name = 'RestrictIpAddresses'`, [id])
    await client.query(`delete from user_address_rules where subscriber_id = $1 and rule = 'Always'`, [id])
    console.log(`Account ${id}: its users may work from every address again`)
  }
  await client.query('commit')
})

async function requirePlan(client: pg.Client, plan: string): Promise<void> {
  const { rows } = await client.query<{ code: string }>('select code from plans order by position')
  if (!rows.some(({ code }) => code === plan))
    throw new Error(`There is no plan ${plan}; there are ${rows.map(({ code }) => code).join(', ')}`)
}

async function accountOf(client: pg.Client, userName: string): Promise<number> {
  const { rows } = await client.query<{ id: string }>('select subscriber_id as id from find_login($1)', [
    userName,
  ])
  if (!rows[0]) throw new Error(`There is no user ${userName}`)
  return Number(rows[0].id)
}
