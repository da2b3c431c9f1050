import { configOf } from '../config.ts'
import { cancelMove, moveSubscriber, removeMoved } from '../platform/directory/move.ts'
import { StartupProblem } from '../platform/postgres/startup-problem.ts'
import { readKey, secretsOf } from '../platform/secrets.ts'
import { argument } from './owner.ts'
import { said } from './said.ts'

/**
 * `npm run subscriber:move -- --subscriber NUMBER --to DATABASE`: moves an account to another database of the directory while people
 * work in it; run again it continues. `--cancel` gives up a move that has not switched yet, `--remove` removes what a move has left
 * where the account was.
 */
await said(async () => {
  const subscriberId = Number(argument('subscriber'))
  const to = argument('to')
  const removes = process.argv.includes('--remove')
  if (!Number.isSafeInteger(subscriberId) || subscriberId <= 0 || (to === undefined && !removes))
    throw new StartupProblem(
      'Say which account goes where: npm run subscriber:move -- --subscriber 17 --to south',
    )
  const config = configOf({
    ...process.env,
    BAHI_DATABASE_NAME: process.env['BAHI_DATABASE_NAME'] || 'command',
  })
  if (!config.directory)
    throw new StartupProblem('BAHI_DIRECTORY_URL is not set: there is one database alone.')
  const request = {
    directoryUrl: config.directory.url,
    secrets: secretsOf(readKey(config.dataDir, config.secretKey)!),
    subscriberId,
    say: (line: string) => console.log(line),
  }
  if (removes) {
    const rows = await removeMoved(request)
    return console.log(
      `${rows} rows of account ${subscriberId} were removed from the database that it was in.`,
    )
  }
  if (process.argv.includes('--cancel')) {
    await cancelMove({ ...request, to: to! })
    return console.log(`The move was given up; account ${subscriberId} is where it was.`)
  }
  const { source, target, rows, tables, documents, head, longestPauseMs } = await moveSubscriber({
    ...request,
    to: to!,
  })
  console.log(
    `Account ${subscriberId} moved from ${source} to ${target}: ${documents} documents, ${rows} rows in ${tables} tables, the same on both sides; ` +
      `head of the audit trail ${head ?? '-'}; longest pause ${longestPauseMs} ms`,
  )
  console.log(
    `Its rows in ${source} stay until: npm run subscriber:move -- --subscriber ${subscriberId} --remove`,
  )
})
