import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../scripts/tools/local-server/listen.ts';

async function startServer() {
  const asked: string[] = [];
  const response = async (request: Request) => {
    asked.push(`${new URL(request.url).pathname} ${(await request.text()).length}`);
    return new Response('{}');
  };
  const server = await listen(response, { port: 0, host: '127.0.0.1' });
  onTestFinished(server.stop);
  return { server, asked };
}

test.each([
  ['headers', 'POST /slow HTTP/1.1\r\nHost: localhost\r\nX-'],
  ['a body', 'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"title":'],
  ['a body in chunks', 'POST /slow HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":'],
])('A hundred clients that never finish %s do not block others and do not reach a function', async (_, beginning) => {
  const { server, asked } = await startServer();
  const senders = Array.from({ length: 100 }, () => connect({ port: server.port, host: '127.0.0.1' }));
  onTestFinished(() => {
    for (const sender of senders) sender.destroy();
  });
  await Promise.all(senders.map((sender) => new Promise((sent) => sender.write(beginning, sent))));
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${server.port}/quick`, { method: 'POST', body: 'abc' })),
  );
  expect(responses.map(({ status }) => status)).toEqual(new Array(20).fill(200));
  expect(asked).toEqual(new Array(20).fill('/quick 3'));
});
