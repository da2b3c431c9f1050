import { proofs } from '../features/ledger/index.ts'
import { asOwner } from './owner.ts'

/**
 * `npm run ledger:verify`: proves for every subscriber that debits equal credits, balances and sums are what the
 * entries say, and numbers are consecutive. Ends with 1 and names the first rows where a rule is broken.
 */
await asOwner(async (client) => {
  const { rows: subscribers } = await client.query<{ id: string }>(
    'select subscriber_id as id from subscriber_list order by 1',
  )
  for (const { id } of subscribers) {
    await client.query('begin read only')
    await client.query(`select set_config('bahi.subscriber_id', $1, true)`, [id])
    let broken = 0
    for (const { name, sql } of proofs) {
      const { rows } = await client.query(sql)
      if (rows.length === 0) continue
      broken += 1
      console.log(
        `subscriber ${id}: BROKEN: ${name}: ${rows.length} rows, the first ${JSON.stringify(rows[0])}`,
      )
    }
    await client.query('rollback')
    if (broken > 0) process.exitCode = 1
    else console.log(`subscriber ${id}: ${proofs.length} rules hold`)
  }
})
