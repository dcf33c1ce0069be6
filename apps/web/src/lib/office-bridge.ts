/**
 * The local helper of the office suite on the user's own machine (specification §7.7, §9): port 58890 by http, 58891 by https, four tries of five
 * seconds. The page's own token is never sent there: the document travels by a signed link.
 */

/** Which program of the suite opens a file, by its ending. */
const programs: Readonly<Record<string, string>> = { doc: 'wps', docx: 'wps', xls: 'et', xlsx: 'et' }
const tries = 4
const timeoutMs = 5_000
const pauseMs = 1_000
/** Starts the helper where it does not run; the browser asks the user first. */
const startAddress = 'ksoWPSCloudSvr://start=RelayHttpServer'

/** 0: the suite has it; 1: the request before has not ended; 2: nobody answered, the user is asked to allow the browser to open the suite. */
type BridgeStatus = 0 | 1 | 2

interface OfficeDocument {
  fileName: string
  /** Absolute address that opens the file without a session. */
  address: string
}

/** The parts of the browser that the bridge uses; tests give others. */
export interface BridgeParts {
  createRequest: () => XMLHttpRequest
  /** Opens an address of another program. */
  openProgram: (address: string) => void
  isSecure: boolean
  wait: (ms: number) => Promise<void>
}

/** Thrown where the browser has no XMLHttpRequest. */
export class NoXhrError extends Error {}

let isBusy = false

/** Whether the suite has a program for a file of this name. */
export function opensInOffice(name: string): boolean {
  return programOf(name) !== undefined
}

function programOf(name: string): string | undefined {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(programs, ending) ? programs[ending] : undefined
}

/** Hands a document to the office suite of this machine; one request at a time. Throws NoXhrError. */
export async function openInOffice(document: OfficeDocument, parts: BridgeParts = browserParts()): Promise<BridgeStatus> {
  if (isBusy) return 1
  isBusy = true
  try {
    const program = programOf(document.fileName) ?? 'wps'
    const origin = parts.isSecure ? 'https://127.0.0.1:58891' : 'http://127.0.0.1:58890'
    const task = JSON.stringify({ function: 'openDocument', info: document })
    const body = `ksowebstartup${program}://${toBase64(task)}`
    for (let attempt = 1; attempt <= tries; attempt++) {
      if (await send(parts.createRequest(), `${origin}/${program}/runParams`, body)) return 0
      if (attempt === 1) parts.openProgram(startAddress)
      if (attempt < tries) await parts.wait(pauseMs)
    }
    return 2
  } finally {
    isBusy = false
  }
}

/** One try; whether the helper answered. */
function send(request: XMLHttpRequest, address: string, body: string): Promise<boolean> {
  return new Promise((resolve) => {
    request.open('POST', address)
    request.timeout = timeoutMs
    request.onload = () => resolve(request.status >= 200 && request.status < 300)
    request.onerror = () => resolve(false)
    request.ontimeout = () => resolve(false)
    request.send(body)
  })
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

function browserParts(): BridgeParts {
  return {
    createRequest() {
      if (typeof XMLHttpRequest === 'undefined') throw new NoXhrError()
      return new XMLHttpRequest()
    },
    openProgram: (address) => window.location.assign(address),
    isSecure: window.location.protocol === 'https:',
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }
}
