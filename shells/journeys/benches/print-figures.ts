// Knows the output of benches: each figure on a line, and those that exceeded their bound.
import type { Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";

export default class PrintFigures implements Reporter {
  printsToStdio() {
    return true;
  }
  onError({ message }: TestError): void {
    process.stdout.write(`${message}\n`);
  }
  onTestEnd({ title }: TestCase, { annotations, errors }: TestResult): void {
    process.stdout.write(`${title}\n`);
    for (const { description } of annotations) process.stdout.write(`  ${description}\n`);
    for (const { message } of errors) process.stdout.write(`  ${message}\n`);
  }
}
