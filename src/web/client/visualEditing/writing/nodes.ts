/** The nodes of the page's editor that are ours: what it keeps as it is stored, shown as the page has drawn it. */
import { DecoratorNode, type LexicalNode, type LexicalUpdateJSON, type SerializedLexicalNode } from 'lexical'
import type { Values } from '../../../../lib/isValues'
import { drawnAs, KEPT_DRAWN } from '../places'
import { KEPT, type KeptJson } from './mapping'

/** What the page has drawn of a node, by the node as text. */
type Drawn = Map<string, Element>
const drawnOf = new WeakMap<HTMLElement, Drawn>()

/** Remembers what stands in the place, for the editor that takes it over: by kind, in order, where all were drawn. */
export function rememberDrawn(place: HTMLElement, root: HTMLElement, stored: readonly Values[]): void {
  const drawn: Drawn = new Map()
  for (const [type, selector] of Object.entries(drawnAs)) {
    const nodes = stored.filter((node) => node.type === type)
    const elements = [...place.querySelectorAll(selector)].filter(
      (element) => !element.parentElement?.closest(KEPT_DRAWN),
    )
    if (nodes.length === elements.length)
      for (const [at, node] of nodes.entries()) drawn.set(JSON.stringify(node), elements[at] as Element)
  }
  drawnOf.set(root, drawn)
}

type Serialized = KeptJson & SerializedLexicalNode

export class KeptNode extends DecoratorNode<null> {
  __stored: Values = {}
  __isInline = false

  static override getType(): string {
    return KEPT
  }

  static override clone(node: KeptNode): KeptNode {
    const made = new KeptNode(node.__key)
    made.__stored = node.__stored
    made.__isInline = node.__isInline
    return made
  }

  static override importJSON(json: SerializedLexicalNode & Record<string, unknown>): KeptNode {
    return new KeptNode().updateFromJSON(json as unknown as Serialized)
  }

  override updateFromJSON(json: LexicalUpdateJSON<Serialized>): this {
    const self = super.updateFromJSON(json).getWritable()
    self.__stored = json.stored
    self.__isInline = json.isInline
    return self
  }

  override exportJSON(): Serialized {
    return { ...super.exportJSON(), type: KEPT, version: 1, stored: this.__stored, isInline: this.__isInline }
  }

  override createDOM(_: unknown, editor: { getRootElement(): HTMLElement | null }): HTMLElement {
    const root = editor.getRootElement()
    const drawn = root && drawnOf.get(root)?.get(JSON.stringify(this.__stored))
    const made = drawn
      ? (drawn.cloneNode(true) as HTMLElement)
      : document.createElement(this.__isInline ? 'span' : 'hr')
    made.dataset.kept = ''
    return made
  }

  override updateDOM(): boolean {
    return false
  }

  override isInline(): boolean {
    return this.__isInline
  }

  override decorate(): null {
    return null
  }
}

export const $isKept = (node: LexicalNode | null | undefined): node is KeptNode => node instanceof KeptNode
