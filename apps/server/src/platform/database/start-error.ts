/**
 * Why the program cannot start, in the operator's two languages. Its message is one line: the command line prints it and exits
 * non-zero, without a stack.
 */
export class StartError extends Error {
  readonly zh: string
  readonly en: string

  constructor(zh: string, en: string, options?: ErrorOptions) {
    super(`${oneLine(zh)} / ${oneLine(en)}`, options)
    this.name = 'StartError'
    this.zh = oneLine(zh)
    this.en = oneLine(en)
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
