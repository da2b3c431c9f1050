import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A process that waits until the one which started it has ended, however that was, and then ends what still runs with this
 * folder in its command or environment, and removes the folder.
 */
export function endWithThisProcess(folder: string): void {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  child.unref()
  ;(child.stdin as unknown as { unref(): void }).unref()
}

const folder = process.argv[2]
if (folder && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdin.resume().once('end', () => {
    for (let again = 0; again < 3; again++) endAllOf(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    process.exit()
  })
}

function endAllOf(folder: string): void {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) continue
    try {
      const of = (file: string) => readFileSync(`/proc/${name}/${file}`, 'utf8')
      if (of('cmdline').includes(folder) || of('environ').includes(folder))
        process.kill(Number(name), 'SIGKILL')
    } catch {
      // has ended, or is not ours
    }
  }
}
