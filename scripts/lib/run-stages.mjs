import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { compiled, root } from './paths.mjs'

/**
 * Runs stages, those marked `together` two at a time, those marked `beside` while the next one begins, and gives what passed and failed,
 * and each fault in a few lines.
 */
export async function runStages(list) {
  const totals = { passed: 0, failed: 0, faults: /** @type {string[]} */ ([]) }
  const done = (stage, { passed, failed, faults = [], ms }) => {
    totals.passed += passed
    totals.failed += failed
    totals.faults.push(...faults)
    console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${stage.title} (${(ms / 1000).toFixed(1)} s)`)
  }
  await twoAtATime(
    list.filter((stage) => stage.together),
    done,
  )
  const beside = []
  for (const stage of list.filter(({ together }) => !together)) {
    console.log(`\n${stage.title}`)
    const ended = runAndShow(stage, done)
    if (stage.beside) beside.push(ended)
    else await ended
  }
  await Promise.all(beside)
  return totals
}

async function twoAtATime(list, done) {
  const waiting = [...list]
  const worker = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      await runAndShow(stage, done)
    }
  }
  await Promise.all([worker(), worker()])
}

/** A check that passes has nothing to say. */
async function runAndShow(stage, done) {
  const outcome = await run(stage)
  if (outcome.failed > 0) console.log(`\n${outcome.output.trim().split('\n').slice(-200).join('\n')}`)
  done(stage, outcome)
}

const running = new Set()

/** A stage that hangs is ended with all it started, and counts as one failure. */
function run(stage) {
  const begun = performance.now()
  return new Promise((finish) => {
    const [program, ...args] = stage.command
    const child = spawn(program, args, {
      cwd: stage.folder ?? root,
      env: {
        ...process.env,
        ...compiled,
        ...stage.env,
        PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
        ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    running.add(child)
    let output = ''
    const show = (text) => {
      if (stage.live) process.stdout.write(text)
      else output += text
    }
    const endOfSilence = setTimeout(() => {
      show(`\n${stage.title}: nothing written for ${stage.silentMs / 60_000} minutes, ended\n`)
      endGroup(child, 'SIGKILL')
    }, stage.silentMs)
    const take = (chunk) => {
      endOfSilence.refresh()
      show(chunk)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    const finished = (code) => {
      clearTimeout(endOfSilence)
      running.delete(child)
      finish({ ...counted(stage, code, output), output, ms: performance.now() - begun })
    }
    child.once('error', (error) => {
      show(error.message)
      finished(1)
    })
    child.once('close', finished)
  })
}

function counted(stage, code, output) {
  try {
    return stage.count(code, output)
  } catch {
    // The runner wrote no report: it did not get as far as its first test.
    return { passed: 0, failed: 1 }
  }
}

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // already gone
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    for (const child of running) endGroup(child, 'SIGTERM')
    setTimeout(() => process.exit(1), 5_000)
  })
}
