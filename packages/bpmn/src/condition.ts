import { readLexemes, type Lexeme } from './condition-lexer.ts'
import { BpmnError } from './errors.ts'

export type BinaryOperator = 'or' | 'and' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/'

/** The tree of a condition; plain JSON. */
export type Condition =
  | { kind: 'literal'; value: null | boolean | number | string }
  | { kind: 'variable'; path: string[]; position: number }
  | { kind: 'list'; items: Condition[] }
  | { kind: 'not'; operand: Condition; position: number }
  | { kind: 'negate'; operand: Condition; position: number }
  | { kind: 'binary'; operator: BinaryOperator; left: Condition; right: Condition; position: number }

const maxDepth = 50
const synonyms: Record<string, string> = { '&&': 'and', '||': 'or' }
const comparisons = ['==', '!=', '<', '<=', '>', '>=']

/**
 * Reads a condition such as `outcome == 'pass' and amount >= 100`; `${…}` around it is allowed.
 * Throws BpmnError 'condition-syntax', 'condition-too-long' or 'condition-too-deep' with the position of the fault.
 */
export function parseCondition(text: string): Condition {
  return new Parser(readLexemes(text)).parse()
}

/**
 * Whether a condition holds for the variables. A missing variable is null, null counts as false; an order between values of
 * different types is false. Throws BpmnError 'condition-type' where arithmetic or logic meets a value of the wrong type.
 */
export function evaluateCondition(condition: string | Condition, variables: Readonly<Record<string, unknown>>): boolean {
  const tree = typeof condition === 'string' ? parseCondition(condition) : condition
  return toBoolean(evaluate(tree, variables), 0)
}

/** What an expression gives for the variables, by the same rules. Throws BpmnError as evaluateCondition. */
export function evaluateExpression(text: string, variables: Readonly<Record<string, unknown>>): unknown {
  return evaluate(parseCondition(text), variables)
}

/** Names of the variables that a condition reads; a part of a value as `value.part`. */
export function listVariables(tree: Condition): string[] {
  switch (tree.kind) {
    case 'literal':
      return []
    case 'variable':
      return [tree.path.join('.')]
    case 'list':
      return tree.items.flatMap(listVariables)
    case 'not':
    case 'negate':
      return listVariables(tree.operand)
    case 'binary':
      return [...listVariables(tree.left), ...listVariables(tree.right)]
  }
}

class Parser {
  private readonly lexemes: Lexeme[]
  private index = 0
  private depth = 0

  constructor(lexemes: Lexeme[]) {
    this.lexemes = lexemes
  }

  parse(): Condition {
    const tree = this.readOr()
    if (this.peek().kind !== 'end') throw this.unexpected()
    return tree
  }

  private readOr(): Condition {
    return this.readChain(['or'], () => this.readAnd())
  }

  private readAnd(): Condition {
    return this.readChain(['and'], () => this.readNot())
  }

  private readNot(): Condition {
    const start = this.peek()
    if (!this.takes('not')) return this.readComparison()
    return this.nested(() => ({ kind: 'not', operand: this.readNot(), position: start.position }))
  }

  private readComparison(): Condition {
    const left = this.readSum()
    const start = this.peek()
    if (this.takes('not')) {
      this.expect('in')
      const operand: Condition = { kind: 'binary', operator: 'in', left, right: this.readSum(), position: start.position }
      return { kind: 'not', operand, position: start.position }
    }
    const operator = this.takesOneOf([...comparisons, 'in'])
    if (!operator) return left
    return { kind: 'binary', operator: operator as BinaryOperator, left, right: this.readSum(), position: start.position }
  }

  private readSum(): Condition {
    return this.readChain(['+', '-'], () => this.readChain(['*', '/'], () => this.readUnary()))
  }

  private readChain(operators: string[], readOperand: () => Condition): Condition {
    let left = readOperand()
    for (let links = 0; ; links++) {
      const { position } = this.peek()
      const operator = this.takesOneOf(operators)
      if (!operator) return left
      // the tree leans left, so a chain is as deep as it is long
      if (links >= maxDepth * 4) throw new BpmnError('condition-too-deep', 'too many operators in a row', { position })
      left = { kind: 'binary', operator: operator as BinaryOperator, left, right: readOperand(), position }
    }
  }

  private readUnary(): Condition {
    const { position } = this.peek()
    const operator = this.takesOneOf(['!', '-'])
    if (!operator) return this.readPrimary()
    return this.nested(() => ({ kind: operator === '!' ? 'not' : 'negate', operand: this.readUnary(), position }))
  }

  private readPrimary(): Condition {
    const lexeme = this.peek()
    if (lexeme.kind === 'number') return this.literal(Number(lexeme.text))
    if (lexeme.kind === 'string') return this.literal(lexeme.text)
    if (lexeme.kind === 'name') return this.readName(lexeme)
    if (this.takes('(')) {
      const inner = this.nested(() => this.readOr())
      this.expect(')')
      return inner
    }
    if (this.takes('[')) return this.nested(() => this.readList())
    throw this.unexpected()
  }

  private readName(lexeme: Lexeme): Condition {
    if (lexeme.text === 'true' || lexeme.text === 'false') return this.literal(lexeme.text === 'true')
    if (lexeme.text === 'null') return this.literal(null)
    if (['and', 'or', 'not', 'in'].includes(lexeme.text)) throw this.unexpected()
    this.index++
    const path = [lexeme.text]
    while (this.takes('.')) {
      const part = this.peek()
      if (part.kind !== 'name') throw this.unexpected()
      this.index++
      path.push(part.text)
    }
    return { kind: 'variable', path, position: lexeme.position }
  }

  private readList(): Condition {
    const items: Condition[] = []
    if (this.takes(']')) return { kind: 'list', items }
    do items.push(this.readOr())
    while (this.takes(','))
    this.expect(']')
    return { kind: 'list', items }
  }

  private literal(value: null | boolean | number | string): Condition {
    this.index++
    return { kind: 'literal', value }
  }

  private nested<T>(read: () => T): T {
    if (++this.depth > maxDepth)
      throw new BpmnError('condition-too-deep', `nested deeper than ${maxDepth}`, { position: this.peek().position })
    const result = read()
    this.depth--
    return result
  }

  private takesOneOf(texts: string[]): string | undefined {
    return texts.find((text) => this.takes(text))
  }

  private takes(text: string): boolean {
    const lexeme = this.peek()
    if (lexeme.kind !== 'operator' && lexeme.kind !== 'name') return false
    if ((synonyms[lexeme.text] ?? lexeme.text) !== text) return false
    this.index++
    return true
  }

  private expect(text: string): void {
    if (!this.takes(text)) throw this.unexpected(`, expected ${text}`)
  }

  private peek(): Lexeme {
    const lexeme = this.lexemes[this.index]
    if (!lexeme) throw new BpmnError('condition-syntax', 'unexpected end')
    return lexeme
  }

  private unexpected(hint = ''): BpmnError {
    const { kind, text, position } = this.peek()
    return new BpmnError('condition-syntax', `unexpected ${kind === 'end' ? 'end' : JSON.stringify(text)} at ${position}${hint}`, {
      position,
    })
  }
}

function evaluate(tree: Condition, variables: Readonly<Record<string, unknown>>): unknown {
  switch (tree.kind) {
    case 'literal':
      return tree.value
    case 'variable':
      return lookUp(tree.path, variables)
    case 'list':
      return tree.items.map((item) => evaluate(item, variables))
    case 'not':
      return !toBoolean(evaluate(tree.operand, variables), tree.position)
    case 'negate':
      return -toNumber(evaluate(tree.operand, variables), tree.position)
    case 'binary':
      return evaluateBinary(tree, variables)
  }
}

function evaluateBinary(tree: Extract<Condition, { kind: 'binary' }>, variables: Readonly<Record<string, unknown>>): unknown {
  const { operator, position } = tree
  const left = evaluate(tree.left, variables)
  if (operator === 'and') return toBoolean(left, position) && toBoolean(evaluate(tree.right, variables), position)
  if (operator === 'or') return toBoolean(left, position) || toBoolean(evaluate(tree.right, variables), position)
  const right = evaluate(tree.right, variables)
  switch (operator) {
    case '==':
      return left === right
    case '!=':
      return left !== right
    case 'in':
      if (right === null) return false
      if (!Array.isArray(right)) throw new BpmnError('condition-type', `in needs a list at ${position}`, { position })
      return right.includes(left)
    case '+':
      return toNumber(left, position) + toNumber(right, position)
    case '-':
      return toNumber(left, position) - toNumber(right, position)
    case '*':
      return toNumber(left, position) * toNumber(right, position)
    case '/':
      if (right === 0) throw new BpmnError('condition-type', `division by zero at ${position}`, { position })
      return toNumber(left, position) / toNumber(right, position)
    default:
      return isOrdered(operator, left, right)
  }
}

function isOrdered(operator: '<' | '<=' | '>' | '>=', left: unknown, right: unknown): boolean {
  const isComparable = (typeof left === 'number' && typeof right === 'number') || (typeof left === 'string' && typeof right === 'string')
  if (!isComparable) return false
  if (operator === '<') return left < right
  if (operator === '<=') return left <= right
  if (operator === '>') return left > right
  return left >= right
}

// own properties only, so that no name reaches a prototype
function lookUp(path: string[], variables: Readonly<Record<string, unknown>>): unknown {
  let value: unknown = variables
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null
    value = (value as Record<string, unknown>)[name]
  }
  return value ?? null
}

function toBoolean(value: unknown, position: number): boolean {
  if (value === null) return false
  if (typeof value === 'boolean') return value
  throw new BpmnError('condition-type', `not a yes or no at ${position}`, { position })
}

function toNumber(value: unknown, position: number): number {
  if (typeof value === 'number') return value
  throw new BpmnError('condition-type', `not a number at ${position}`, { position })
}
