export type Tone = 'success' | 'info' | 'warning' | 'error'

/** A short message at the top of the window. `seconds` is how long it stays. */
export interface Message {
  id: number
  tone: Tone
  text: string
  seconds: number
}

type Listener = (messages: readonly Message[]) => void
const listeners = new Set<Listener>()
let messages: readonly Message[] = []
let lastId = 0

function publish(next: readonly Message[]): void {
  messages = next
  for (const listener of listeners) listener(messages)
}

function show(tone: Tone, text: string, seconds: number): void {
  if (text === '' || messages.some((message) => message.text === text)) return
  const id = ++lastId
  publish([...messages.slice(-2), { id, tone, text, seconds }])
  setTimeout(() => dismiss(id), seconds * 1000)
}

export function dismiss(id: number): void {
  publish(messages.filter((message) => message.id !== id))
}

/** Takes a message away before its time, by its words: what it speaks of is no longer shown. */
export function withdraw(text: string): void {
  publish(messages.filter((message) => message.text !== text))
}

/** Shows messages from anywhere, React or not; ui/Toast draws them. The same text is not shown twice at once. */
export const notify = {
  success: (text: string, seconds = 3) => show('success', text, seconds),
  info: (text: string, seconds = 3) => show('info', text, seconds),
  warning: (text: string, seconds = 3) => show('warning', text, seconds),
  error: (text: string, seconds = 4) => show('error', text, seconds),
}

export const messageStore = {
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => messages,
}
