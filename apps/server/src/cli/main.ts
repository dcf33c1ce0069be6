import { problemText, runCommand } from './run.ts'
import { StopRequest } from './stop-request.ts'

// a terminal that went away must not end the server half-way through its stop
process.stdout.on('error', () => undefined)
process.stderr.on('error', () => undefined)

const stop = new StopRequest()
stop.followProcess()

void runCommand(process.argv[2] ?? 'serve', process.env, stop)
  .catch((error: unknown) => {
    console.error(problemText(error))
    return 1
  })
  .then((code) => process.exit(code))
