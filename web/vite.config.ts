import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const SERVER = process.env['HOLDFAST_SERVER'] ?? 'http://127.0.0.1:8484';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/holdfast/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // The server allows nothing inline: neither scripts nor fonts as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] }
});
