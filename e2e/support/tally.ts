import type { Locator } from '@playwright/test';

/**
 * What a task costs a visitor who makes no mistake: taps, fields and typed characters. A field is a tap and its
 * characters; what the system's own picker asks for is a second tap.
 */
export class Tally {
  taps = 0;
  fields = 0;
  characters = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    this.characters += text.length;
    await this.tap(field);
    await field.fill(text);
  }

  async choose(field: Locator, label: string): Promise<void> {
    this.fields += 1;
    this.taps += 2;
    await field.selectOption(label);
  }

  async attach(field: Locator, name: string, text: string): Promise<void> {
    this.fields += 1;
    this.taps += 2;
    await field.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  }
}
